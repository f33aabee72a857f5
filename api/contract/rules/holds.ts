import { HOLD_MINUTES } from '../vocabulary/stay-limits.ts';

/** Tells whether a hold may still be prolonged: it ends when it was to end at first. */
export function mayProlong(began: Date, ends: Date): boolean {
  return ends.getTime() - began.getTime() <= HOLD_MINUTES * 60_000;
}
