import type { Booking } from '@cubby/api';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { bankReason } from '../../shared/bookings/bank-reason.ts';
import { useTimeline } from '../../shared/bookings/use-booking.ts';

/**
 * Returns the sum of a booking's refused refunds in minor units, 0 for none, and the words about it: the sum, its
 * receiver and the latest reason.
 */
export function useRefusedRefund(booking: Booking) {
  const t = useTranslate();
  const { money } = useFormats();
  const { data: events = [] } = useTimeline(booking.id);
  const refused = events.filter(({ kind }) => kind === 'refund_refused');
  const amount = refused.reduce((sum, { facts }) => sum + Number(facts.amount), 0);
  const { first_name, last_name } = booking.customer;
  const words = {
    amount: money(amount, { ccy: booking.ccy_code, ccy_minor_in_major: booking.ccy_minor_in_major }),
    name: `${first_name} ${last_name}`.trim(),
    reason: bankReason(t, refused[0]?.facts.refusal),
  };
  return { amount, words };
}
