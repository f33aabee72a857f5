import { type ClaimCause, claimNumber } from '../contract/rules/claims.ts';
import type { Cover } from '../contract/rules/cover.ts';
import { formatMoney } from '../contract/rules/money.ts';
import { CURRENCIES, type CurrencyCode } from '../contract/vocabulary/currencies.ts';
import { languageOf } from '../contract/vocabulary/languages.ts';
import { PHRASES } from '../words/phrases.ts';
import type { Mail } from './mail.ts';
import { localTime } from './stay-facts.ts';
import type { MailedPerson } from './texts.ts';
import { prefixOf } from './words.ts';
import { write } from './write.ts';
import type { ClaimMailStep } from './written/claim-mails.ts';

/** A claim with the traveller who made it. */
export interface MailedClaim {
  id: string;
  booking_id: string;
  email: string;
  first_name: string;
  language: string;
  business_name: string;
  currency_code: CurrencyCode;
}

interface ClaimNews {
  step: ClaimMailStep;
  /** The sum paid, minor units. */
  amount?: number;
  /** The end of the account's number. */
  account?: string;
  /** Staff's words, or those of the bank. */
  text?: string | null;
  /** The cover the stay was booked with, where a claim begins. */
  cover?: Cover;
}

/** Writes to a traveller about a step of their claim. The link requires signing in: the page shows their files. */
export function claimMail(
  claim: MailedClaim,
  { step, amount, account, text, cover }: ClaimNews,
  publicUrl: string,
): Mail {
  const { booking_id, language } = claim;
  const facts = {
    step,
    name: claim.first_name,
    id: booking_id,
    number: claimNumber(claim.id),
    stashpoint: claim.business_name,
    amount: amount === undefined ? null : moneyIn(language, amount, claim.currency_code),
    account: account ?? null,
    text: text ?? null,
    uncovered: cover === 'none' ? PHRASES[languageOf(language)].cover.claimed : null,
    link: `${publicUrl}${prefixOf(language)}/account/bookings/${booking_id}/claim`,
  };
  return { recipient: claim.email, booking_id, ...write('claimStep', language, facts) };
}

/** A claim as its host sees it. */
export interface HostedClaim {
  id: string;
  booking_id: string;
  stashpoint_name: string;
  traveller: string;
  timezone: string;
  cause: ClaimCause;
  text: string;
  answer_by: Date;
}

/** Writes to a host that a traveller claims for a bag, with the deadline for their side of it. */
export function claimToHostMail(host: MailedPerson, claim: HostedClaim, link: string): Mail {
  const facts = {
    name: host.first_name,
    id: claim.booking_id,
    number: claimNumber(claim.id),
    stashpoint: claim.stashpoint_name,
    traveller: claim.traveller,
    cause: claim.cause,
    text: claim.text,
    answerBy: localTime({ timezone: claim.timezone, language: host.language }, claim.answer_by),
    link,
  };
  return { recipient: host.email, booking_id: claim.booking_id, ...write('claimToHost', host.language, facts) };
}

/** Writes to a host how a claim was decided; `amount` is what they bear of it, minor units. */
export function claimDecidedMail(
  host: MailedPerson,
  claim: { id: string; booking_id: string; stashpoint_name: string; currency_code: CurrencyCode },
  { outcome, amount, link }: { outcome: 'accepted' | 'refused'; amount: number; link: string },
): Mail {
  const facts = {
    name: host.first_name,
    id: claim.booking_id,
    number: claimNumber(claim.id),
    stashpoint: claim.stashpoint_name,
    outcome,
    amount: amount > 0 ? moneyIn(host.language, amount, claim.currency_code) : null,
    link,
  };
  return { recipient: host.email, booking_id: claim.booking_id, ...write('claimDecided', host.language, facts) };
}

function moneyIn(language: string, amount: number, currency: CurrencyCode): string {
  return formatMoney(amount, currency, CURRENCIES[currency].minorInMajor, languageOf(language));
}
