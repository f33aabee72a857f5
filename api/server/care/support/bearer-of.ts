import type { MailedStay } from '../../stays/bookings/record/find-mailed-booking.ts';

/** Returns the place whose host bears a refund unless staff name another: the one that failed its traveller last. */
export function bearerOf({ reports, stashpoint_id }: Pick<MailedStay, 'reports' | 'stashpoint_id'>): string {
  const [last] = (reports ?? []).filter(({ verdict }) => verdict !== 'dismissed');
  return last?.stashpoint_id ?? stashpoint_id;
}
