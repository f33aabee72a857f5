/** The whole seconds of the header, and as much again for rounding. */
const EXACT_MS = 2_000;

/**
 * The server's time, learnt from the `Date` header of its answers. A device's own clock may be hours off: whatever is
 * compared with the server's instants, or sent as one, goes by this clock.
 */
class ServerClock {
  #aheadMs = 0;
  readonly #listeners = new Set<() => void>();

  /** Milliseconds by which the server is ahead of the device; negative if it is behind, 0 if the two agree. */
  get aheadMs(): number {
    return this.#aheadMs;
  }

  readonly now = (): Date => this.at(Date.now());

  /** Returns an instant of the device's clock (milliseconds since 1970) by the server's. */
  at(deviceMs: number): Date {
    return new Date(deviceMs + this.#aheadMs);
  }

  /** Learns from an answer's headers, and when it was asked for by the device's clock. Kept answers tell no time. */
  hear(headers: Headers, askedMs: number): void {
    const servedMs = Date.parse(headers.get('Date') ?? '');
    if (Number.isNaN(servedMs) || headers.has('Age')) return;
    const halfWay = (Date.now() - askedMs) / 2;
    const aheadMs = servedMs - (askedMs + halfWay);
    const unsure = Math.abs(halfWay) + EXACT_MS;
    if (Math.abs(aheadMs) <= unsure) this.restore(0);
    else if (Math.abs(aheadMs - this.#aheadMs) > unsure) this.restore(aheadMs);
  }

  /** Sets the difference, as it was kept for a start without a network. */
  restore(aheadMs: number): void {
    if (aheadMs === this.#aheadMs) return;
    this.#aheadMs = aheadMs;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export const serverClock = new ServerClock();
