import { enums, type Infer, nullable, record, string, type, unknown } from 'superstruct';
import type { StaffScope } from '../rules/roles.ts';
import { Instant } from '../vocabulary/words.ts';

/** Kinds of records staff change, and the scope that may read their history. */
export const SCOPE_OF_ENTITY = {
  stashpoint: 'stashpoints:all',
  host: 'hosts:all',
  booking: 'bookings:all',
  incident: 'bookings:all',
  depreciation: 'bookings:all',
  mail: 'bookings:all',
  coupon: 'coupons:all',
  place: 'places:all',
  seo_content: 'contents:all',
  ota: 'partners:all',
  area: 'partners:all',
  voucher: 'partners:all',
  review: 'reviews:all',
  user: 'users:all',
  currency: 'currencies:all',
  payout_run: 'money:all',
  unexplained: 'money:all',
  month: 'money:all',
} as const satisfies Record<string, StaffScope>;
export type ChangeEntity = keyof typeof SCOPE_OF_ENTITY;
export const CHANGE_ENTITIES = Object.keys(SCOPE_OF_ENTITY) as ChangeEntity[];

/** Kinds of changes in the log; the consoles translate each for the reader. */
export const CHANGE_ACTIONS = [
  'sent_back',
  'account_added',
  'account_changed',
  'address_added',
  'address_changed',
  'address_removed',
  'created',
  'updated',
  'deleted',
  'approved',
  'rejected',
  'submitted',
  'proposal_refused',
  'proposal_accepted',
  'proposal_withdrawn',
  'proposed',
  'approval_taken_back',
  'draft',
  'activated',
  'deactivated',
  'published',
  'hidden',
  'shown',
  'refunded',
  'moved',
  'resent',
  'messaged',
  'extension_proposed',
  'extension_withdrawn',
  'evidence_sent',
  'refund_retried',
  'refund_paid_otherwise',
  'share_corrected',
  'checked_in',
  'checked_out',
  'no_show',
  'reinstated',
  'resolved',
  'answered',
  'decided',
  'assigned',
  'replied',
  'payout_returned',
  'payout_left_out',
  'tax_details_changed',
  'self_billing_accepted',
  'account_resumed',
  'account_confirmed',
  'account_released',
  'account_undone',
  'person_added',
  'person_changed',
  'person_removed',
  'released',
  'settled',
  'closed',
  'sessions_ended',
  'passkey_added',
  'passkey_removed',
  'authenticator_added',
  'authenticator_removed',
  'backup_codes_renewed',
  'backup_code_used',
  'sign_in_methods_removed',
  'rate_set',
  'reporting_chosen',
] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/** Changes whose values need another scope than their record: everyone else only sees that there was one. */
export const SCOPE_OF_VALUES: Readonly<Record<string, StaffScope>> = {
  tax_details_changed: 'money:all',
} satisfies Partial<Record<ChangeAction, StaffScope>>;

/**
 * One row of the log: the author, the changed fields, and their values before and after. Sending `before` as a change
 * undoes it.
 */
export const Change = type({
  id: string(),
  created: Instant,
  actor: nullable(type({ id: string(), name: string(), email: string() })),
  action: string(),
  entity: enums(CHANGE_ENTITIES),
  entity_id: string(),
  before: nullable(record(string(), unknown())),
  after: nullable(record(string(), unknown())),
});
export type Change = Infer<typeof Change>;
