import { describeRefunds } from '../../../../contract/rules/describe-refunds.ts';
import { languageOf } from '../../../../mails/languages/texts-in.ts';
import { localTime, money } from '../../../../mails/stay-facts.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';
import { type HasRefundPolicy, refundableStay } from './refundable-stay.ts';
import type { BookingWithStashpoint } from './store.ts';

/**
 * Returns the text of a mail about cancelling a booking, with its own sums and times; nothing where nothing was paid,
 * or the bags are inside.
 */
export function refundText(
  { refundPolicy, now }: HasClock & HasRefundPolicy,
  row: BookingWithStashpoint,
): string | null {
  const stay = refundableStay(row);
  if (stay.paid <= 0 || stay.inside) return null;
  return describeRefunds(languageOf(row.language), stay, now(), {
    money: (amount) => money(row, amount),
    moment: (instant) => localTime(row, instant),
    policy: refundPolicy,
  });
}
