import { boolean, coerce, enums, literal, object, optional, string, type } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { ExternalAccount, Host, HostNotificationEmail } from '../structs/host.ts';
import { id, listing, onVersion } from '../structs/requests.ts';
import { pattern, size } from '../vocabulary/bounds.ts';
import { NoticeKinds, SomeNoticeKinds } from '../vocabulary/notice-kinds.ts';
import { PAYMENT_TYPES } from '../vocabulary/payment-types.ts';
import { Currency, Page, ShortText } from '../vocabulary/words.ts';

const WHO = { roles: ['admin', 'host'], scope: 'hosts:all' } as const;
const CREATED = ['created'] as const;

/** Hosts see their own; staff name the host. */
const ofHost = { host_id: optional(string()) };

const account = {
  payment_type: enums(PAYMENT_TYPES),
  /** The name on the account. */
  account_holder: ShortText,
  /** An IBAN is checked; any other number is stored as given. */
  account_number: size(string(), 4, 80),
  account_ccy: Currency,
  account_country: pattern(string(), /^[A-Z]{2}$/),
  account_city_name: size(string(), 0, 250),
  account_address: size(string(), 0, 250),
};

/** Specification §3 names the payment method `payment_type` or `type`. */
const newAccount = coerce(
  object({
    ...ofHost,
    ...account,
    /** Optional, as is the number: nothing is paid to an account without a number. */
    account_holder: optional(account.account_holder),
    account_number: optional(account.account_number),
    account_city_name: optional(account.account_city_name),
    account_address: optional(account.account_address),
    /** A new account is always active. */
    is_active: optional(literal(true)),
  }),
  type({ type: string() }),
  ({ type: payment_type, ...rest }) => ({ payment_type, ...rest }),
);

/** Payout accounts, and the notification addresses of hosts. */
export const hostAccountEndpoints = {
  listExternalAccounts: {
    method: 'GET',
    path: '/v2/external-accounts',
    summary: 'A host’s payout accounts',
    ...WHO,
    query: object({ ...listing(CREATED), ...ofHost }),
    response: Page(ExternalAccount),
    errors: ['NOT_FOUND', 'REQUIRED_DATA_CLIENT_ERROR'],
  },
  createExternalAccount: {
    method: 'POST',
    path: '/v2/external-accounts',
    summary: 'Adds a payout account; it becomes the active one of its currency',
    proof: 'established',
    ...WHO,
    body: newAccount,
    response: ExternalAccount,
    errors: ['NOT_FOUND'],
    idempotent: true,
  },
  updateExternalAccount: {
    method: 'PATCH',
    path: '/v2/external-accounts/{id}',
    summary: 'Changes a payout account, or deactivates it',
    proof: 'established',
    ...WHO,
    params: id,
    body: object({
      ...onVersion,
      account_holder: optional(account.account_holder),
      account_number: optional(account.account_number),
      account_city_name: optional(account.account_city_name),
      account_address: optional(account.account_address),
      account_country: optional(account.account_country),
      is_active: optional(boolean()),
    }),
    response: ExternalAccount,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  listHostNotificationEmails: {
    method: 'GET',
    path: '/v2/host-notification-emails',
    summary: 'Further addresses for a host’s notifications; without a page, all of them',
    ...WHO,
    query: object({ ...listing(CREATED), ...ofHost }),
    response: Page(HostNotificationEmail),
    errors: ['NOT_FOUND', 'REQUIRED_DATA_CLIENT_ERROR'],
  },
  createHostNotificationEmail: {
    method: 'POST',
    path: '/v2/host-notification-emails',
    summary: 'Adds a notification address',
    proof: 'fresh',
    ...WHO,
    /** Without kinds, the address gets all of them. */
    body: object({ ...ofHost, email: string(), kinds: optional(SomeNoticeKinds) }),
    response: HostNotificationEmail,
    errors: ['NOT_FOUND', 'EMAIL_ALREADY_EXISTS', 'INVALID_EMAIL_CLIENT_ERROR'],
    idempotent: true,
  },
  updateHostNotificationEmail: {
    method: 'PATCH',
    path: '/v2/host-notification-emails/{id}',
    summary: 'Changes a notification address, or its kinds of notifications',
    proof: 'fresh',
    ...WHO,
    params: id,
    body: object({ ...onVersion, email: optional(string()), kinds: optional(SomeNoticeKinds) }),
    response: HostNotificationEmail,
    errors: ['NOT_FOUND', 'CONFLICT', 'EMAIL_ALREADY_EXISTS', 'INVALID_EMAIL_CLIENT_ERROR'],
  },
  deleteHostNotificationEmail: {
    method: 'DELETE',
    path: '/v2/host-notification-emails/{id}',
    summary: 'Deletes a notification address',
    proof: 'fresh',
    ...WHO,
    params: id,
    errors: ['NOT_FOUND'],
  },
  chooseNoticeKinds: {
    method: 'PATCH',
    path: '/v2/hosts/{id}/notices',
    summary: 'Sets the kinds of emails for a host’s own address; each kind must go to at least one address',
    ...WHO,
    params: id,
    body: object({ ...onVersion, notice_kinds: NoticeKinds }),
    response: Host,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
