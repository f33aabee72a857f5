/** Share of travellers who would have booked a place they found closed or full: one in so many. */
export const MISSED_SHARE = 20;

/**
 * Estimates the earnings of one day from bags that were searched for in vain, in minor units: the host's share of a
 * first day for one in twenty of them, and never for more bags than the place has capacity for.
 */
export function missedTakings(bags: number, stashpoint: { room: number; firstDayShare: number }): number {
  return Math.round(Math.min(bags / MISSED_SHARE, stashpoint.room) * stashpoint.firstDayShare);
}
