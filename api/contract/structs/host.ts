import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { Amount, Currency, Instant, LanguageCode, LocalDate, UserId } from '../vocabulary/words.ts';
import { Payout } from './payout.ts';

/** Somebody who offers room for bags, with the places they run, the oldest first. */
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
  created: Instant,
  version: integer(),
});
export type Host = Infer<typeof Host>;

export const PAYMENT_TYPES = ['bank_transfer', 'paypal'] as const;

/** Where a host's share is sent. Of the number only its end is ever shown. */
export const ExternalAccount = type({
  id: string(),
  host_id: string(),
  payment_type: enums(PAYMENT_TYPES),
  account_holder: string(),
  account_number_end: string(),
  account_ccy: Currency,
  account_country: string(),
  account_city_name: string(),
  account_address: string(),
  is_active: boolean(),
  /** Why nothing is sent to it for now: its bank sent money back, or staff want to look at it first. */
  on_hold: nullable(enums(['returned', 'staff'])),
  hold_reason: nullable(string()),
  created: Instant,
  version: integer(),
});
export type ExternalAccount = Infer<typeof ExternalAccount>;

/** Another address that mail about a host's places goes to. */
export const HostNotificationEmail = type({
  id: string(),
  host_id: string(),
  email: string(),
  created: Instant,
  version: integer(),
});
export type HostNotificationEmail = Infer<typeof HostNotificationEmail>;

/** Why nothing is paid on the next day of payment. */
export const PAYOUT_OBSTACLES = ['NOTHING_DUE', 'BELOW_THRESHOLD', 'NO_ACCOUNT', 'ACCOUNT_ON_HOLD'] as const;

/** What a host has earned in one currency and not been paid, minor units. */
export const HostBalance = type({
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  /** Of stays that are over, and of those still ahead. */
  earned: Amount,
  ahead: Amount,
  next_payout: type({
    date: LocalDate,
    amount: Amount,
    threshold: Amount,
    obstacle: nullable(enums(PAYOUT_OBSTACLES)),
  }),
});

export const HostMoney = type({ balances: array(HostBalance), payouts: array(Payout) });
export type HostMoney = Infer<typeof HostMoney>;
