import { describeRefunds } from '../../../../contract/rules/describe-refunds.ts';
import { languageOf } from '../../../../mails/languages/texts-in.ts';
import { localTime, money } from '../../../../mails/stay-facts.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';
import { type HasRefundPolicy, refundableStay } from './refundable-stay.ts';
import type { BookingWithPlace } from './store.ts';

/**
 * Returns the text of a mail about cancelling a booking, with its own sums and times; nothing where nothing was paid.
 */
export function refundText({ refundPolicy, now }: HasClock & HasRefundPolicy, row: BookingWithPlace): string | null {
  const stay = refundableStay(row);
  if (stay.paid <= 0) return null;
  return describeRefunds(languageOf(row.language), stay, now(), {
    money: (amount) => money(row, amount),
    moment: (instant) => localTime(row, instant),
    policy: refundPolicy,
  });
}
