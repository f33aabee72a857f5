import { formatMoney } from '../contract/rules/money.ts';
import { CURRENCIES, type CurrencyCode } from '../contract/vocabulary/currencies.ts';
import { localeOf } from '../contract/vocabulary/languages.ts';
import { languageOf, write } from './languages/texts-in.ts';
import type { Mail } from './mail.ts';
import type { MailedPerson } from './texts.ts';

/** What staff have decided of a place that was handed in. */
export type ReviewDecision = 'approved' | 'rejected' | 'sent_back';

const NAMES = { rejected: 'placeRejected', sent_back: 'placeSentBack' } as const;

/** To the host of a place staff have looked at. `page` is how travellers see it, `link` the host console. */
export function reviewedPlaceMail(
  host: MailedPerson,
  decision: ReviewDecision,
  { place, page, message, link }: { place: string; page: string; message: string; link: string },
): Mail {
  const facts = { name: host.first_name, place, link };
  const text =
    decision === 'approved'
      ? write('placeApproved', host.language, { ...facts, page })
      : write(NAMES[decision], host.language, { ...facts, message });
  return { recipient: host.email, ...text };
}

/** To a host whose change of a place on the market staff have agreed to or not; `message` says why not. */
export function proposalMail(
  host: MailedPerson,
  decision: 'accept' | 'refuse',
  { place, message, link }: { place: string; message: string; link: string },
): Mail {
  const facts = { name: host.first_name, place, link };
  const text =
    decision === 'accept'
      ? write('proposalAccepted', host.language, facts)
      : write('proposalRefused', host.language, { ...facts, message });
  return { recipient: host.email, ...text };
}

/** To a host whose share was sent: `amount` in minor units, of stays that ended before `until`. */
export function paidOutMail(
  { email, first_name, language }: MailedPerson,
  payout: { amount: number; currency: CurrencyCode; count: number; until: Date; account: string },
): Mail {
  const { currency, account, count } = payout;
  const known = languageOf(language);
  const lastDay = new Date(payout.until.getTime() - 1);
  const facts = {
    name: first_name,
    amount: formatMoney(payout.amount, currency, CURRENCIES[currency].minorInMajor, known),
    count,
    until: new Intl.DateTimeFormat(localeOf(known), { dateStyle: 'long', timeZone: 'UTC' }).format(lastDay),
    account,
  };
  return { recipient: email, ...write('paidOut', language, facts) };
}
