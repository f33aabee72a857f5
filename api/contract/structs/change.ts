import { enums, type Infer, nullable, record, string, type, unknown } from 'superstruct';
import type { StaffScope } from '../rules/roles.ts';
import { Instant } from '../vocabulary/words.ts';

/** Kinds of records staff change, and the scope that may read their history. */
export const SCOPE_OF_ENTITY = {
  stashpoint: 'stashpoints:all',
  host: 'hosts:all',
  booking: 'bookings:all',
  incident: 'bookings:all',
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
} as const satisfies Record<string, StaffScope>;
export type ChangeEntity = keyof typeof SCOPE_OF_ENTITY;
export const CHANGE_ENTITIES = Object.keys(SCOPE_OF_ENTITY) as ChangeEntity[];

/** One row of the log: who changed which fields, from what to what. Sending `before` as a change undoes it. */
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
