import { describeRefunds } from '../../../../contract/rules/describe-refunds.ts';
import { refundableStay } from '../../../../contract/rules/settlement.ts';
import { languageOf } from '../../../../contract/vocabulary/languages.ts';
import { localTime, money } from '../../../../mails/stay-facts.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';
import { type HasRefundPolicy, termsNow } from './refund-terms.ts';
import type { BookingWithStashpoint } from './store.ts';

/**
 * Returns the text of a mail about cancelling a booking, with its own sums and times; nothing where nothing was paid,
 * or the bags are inside.
 */
export function refundText(services: HasClock & HasRefundPolicy, row: BookingWithStashpoint): string | null {
  const { at, policy } = termsNow(services);
  const stay = refundableStay(row);
  if (stay.paid <= 0 || stay.inside) return null;
  return describeRefunds(languageOf(row.language), stay, at, {
    money: (amount) => money(row, amount),
    moment: (instant) => localTime(row, instant),
    policy,
  });
}
