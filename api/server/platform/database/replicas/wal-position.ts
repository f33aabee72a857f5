/** A position in PostgreSQL's log of writes: a server that has replayed it has everything that was written before it. */
export type WalPosition = bigint;

/** The position that every server has. */
export const BEGINNING: WalPosition = 0n;

const WRITTEN = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** Reads a position as PostgreSQL writes it, `16/B374D848`; null for anything else. */
export function readPosition(text: string | null | undefined): WalPosition | null {
  const [, high, low] = WRITTEN.exec(text ?? '') ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : null;
}

export function later(one: WalPosition, other: WalPosition): WalPosition {
  if (one < other) return other;
  return one;
}
