import type { WalPosition } from './wal-position.ts';

/** The answers that are remembered: five minutes, at two a second. */
const MOST = 600;

/** Remembers where the primary was and when, so that a replica's delay can be told in seconds. */
export class PrimaryPositions {
  /** Only answers with a new position, oldest first. */
  #seen: { position: WalPosition; at: number }[] = [];
  #answeredAt: number | null = null;

  get last(): WalPosition | null {
    return this.#seen.at(-1)?.position ?? null;
  }

  /** Notes an answer of the primary, with the time in milliseconds. */
  note(position: WalPosition, at: number): void {
    this.#answeredAt = at;
    const { last } = this;
    if (last === position) return;
    // Another server has become the primary, and lacks the end of what the last one wrote.
    if (last !== null && position < last) this.#seen = [];
    this.#seen.push({ position, at });
    if (this.#seen.length > MOST) this.#seen.shift();
  }

  /**
   * Returns by how many seconds a server that has replayed up to a position was behind at the primary's last answer: the
   * time since the primary had something that it lacks. Five minutes stand for any longer time.
   */
  secondsBehind(replayed: WalPosition): number {
    const lacking = this.#seen.find(({ position }) => position > replayed);
    return lacking && this.#answeredAt !== null ? (this.#answeredAt - lacking.at) / 1_000 : 0;
  }
}
