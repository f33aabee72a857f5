/** How many of those who found a place closed or full are taken to have booked it otherwise: one in so many. */
export const MISSED_SHARE = 20;

/**
 * What bags that were looked for in vain would have earned on one day, minor units: of one in twenty of them the share
 * for a first day, and never more bags than the place has room for.
 */
export function missedTakings(bags: number, place: { room: number; firstDayShare: number }): number {
  return Math.round(Math.min(bags / MISSED_SHARE, place.room) * place.firstDayShare);
}
