import { formatMoney } from '../contract/rules/money.ts';
import { CURRENCIES, type CurrencyCode } from '../contract/vocabulary/currencies.ts';
import { languageOf, localeOf } from '../contract/vocabulary/languages.ts';
import type { Mail } from './mail.ts';
import type { MailedPerson } from './texts.ts';
import { write } from './write.ts';

/** The staff's decision about a submitted place. */
export type ReviewDecision = 'approved' | 'rejected' | 'sent_back';

const NAMES = { rejected: 'stashpointRejected', sent_back: 'stashpointSentBack' } as const;

/**
 * Writes to the host of a place that staff have reviewed. `page` is its page for travellers, `link` the host console.
 */
export function reviewedStashpointMail(
  host: MailedPerson,
  decision: ReviewDecision,
  { stashpoint, page, message, link }: { stashpoint: string; page: string; message: string; link: string },
): Mail {
  const facts = { name: host.first_name, stashpoint, link };
  const text =
    decision === 'approved'
      ? write('stashpointApproved', host.language, { ...facts, page })
      : write(NAMES[decision], host.language, { ...facts, message });
  return { recipient: host.email, ...text };
}

/** Writes to a host about the decision on their proposed change; `message` is the reason for a refusal. */
export function proposalMail(
  host: MailedPerson,
  decision: 'accept' | 'refuse',
  { stashpoint, message, link }: { stashpoint: string; message: string; link: string },
): Mail {
  const facts = { name: host.first_name, stashpoint, link };
  const text =
    decision === 'accept'
      ? write('proposalAccepted', host.language, facts)
      : write('proposalRefused', host.language, { ...facts, message });
  return { recipient: host.email, ...text };
}

/**
 * Writes to a host about a payout: `amount` in minor units, for stays that ended before `until`, a midnight in the zone of
 * the business.
 */
export function paidOutMail(
  { email, first_name, language }: MailedPerson,
  payout: { amount: number; currency: CurrencyCode; count: number; until: Date; account: string },
  zone: string,
): Mail {
  const { currency, account, count } = payout;
  const known = languageOf(language);
  const lastDay = new Date(payout.until.getTime() - 1);
  const facts = {
    name: first_name,
    amount: formatMoney(payout.amount, currency, CURRENCIES[currency].minorInMajor, known),
    count,
    until: new Intl.DateTimeFormat(localeOf(known), { dateStyle: 'long', timeZone: zone }).format(lastDay),
    account,
  };
  return { recipient: email, ...write('paidOut', language, facts) };
}
