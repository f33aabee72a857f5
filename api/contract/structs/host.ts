import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { NoticeKinds } from '../vocabulary/notice-kinds.ts';
import { PAYMENT_TYPES } from '../vocabulary/payment-types.ts';
import { Amount, Currency, Instant, LanguageCode, LocalDate, MaybeText, UserId } from '../vocabulary/words.ts';
import { Payout } from './payout.ts';

/** A host, with the places they manage, oldest first. */
export const Host = type({
  id: string(),
  user_id: UserId,
  email: string(),
  first_name: string(),
  last_name: string(),
  phone_number: string(),
  business_name: string(),
  language: LanguageCode,
  stashpoint_ids: array(string()),
  accepted_tos_at: nullable(Instant),
  /** Notifications for their own address. */
  notice_kinds: NoticeKinds,
  created: Instant,
  version: integer(),
});
export type Host = Infer<typeof Host>;

/** A host's payout account. Only the end of its number is ever shown. */
export const ExternalAccount = type({
  id: string(),
  /** Null for the account of a traveller's claim. */
  host_id: MaybeText,
  payment_type: enums(PAYMENT_TYPES),
  account_holder: string(),
  account_number_end: string(),
  account_ccy: Currency,
  account_country: string(),
  account_city_name: string(),
  account_address: string(),
  is_active: boolean(),
  /** Reason for pausing payouts to it: its bank returned a payout, or staff want to check it first. */
  on_hold: nullable(enums(['returned', 'staff'])),
  hold_reason: nullable(string()),
  /** While payouts wait because the account has changed: the time from which it is paid. */
  pays_from: nullable(Instant),
  created: Instant,
  version: integer(),
});
export type ExternalAccount = Infer<typeof ExternalAccount>;

/** Another address for notifications about a host's places. */
export const HostNotificationEmail = type({
  id: string(),
  host_id: string(),
  email: string(),
  /** Kinds of notifications for this address. */
  kinds: NoticeKinds,
  created: Instant,
  version: integer(),
});
export type HostNotificationEmail = Infer<typeof HostNotificationEmail>;

/** Reasons for not paying anything on the next payout day. */
export const PAYOUT_OBSTACLES = [
  'NOTHING_DUE',
  'BELOW_THRESHOLD',
  'NO_ACCOUNT',
  'ACCOUNT_ON_HOLD',
  'ACCOUNT_CHANGED',
] as const;

/** A host's earnings in one currency, minor units. */
export const HostBalance = type({
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  /** Shares of stays that have ended. */
  earned: Amount,
  /** Shares of stays that have not ended. */
  ahead: Amount,
  /** Payouts that left the bank, less those it returned. */
  paid_out: Amount,
  /** The amount earned and not paid out. */
  balance: Amount,
  /** The part of the balance in payouts that are prepared and not sent. */
  prepared: Amount,
  next_payout: type({
    date: LocalDate,
    amount: Amount,
    threshold: Amount,
    obstacle: nullable(enums(PAYOUT_OBSTACLES)),
  }),
});

/** A host’s balances, one for each currency, and payouts. */
export const HostMoney = type({ balances: array(HostBalance), payouts: array(Payout) });
export type HostMoney = Infer<typeof HostMoney>;
