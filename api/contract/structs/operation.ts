import { array, boolean, enums, type Infer, nullable, number, string, type } from 'superstruct';
import {
  Amount,
  BagCount,
  BookingId,
  Count,
  Currency,
  Instant,
  type LocalDate,
  MaybeText,
} from '../vocabulary/words.ts';
import { STRANDED_REASONS } from './impact.ts';

/** The changes that can be made to many records as one operation; all but the last four are about places. */
export const OPERATION_KINDS = [
  'close',
  'reopen',
  'hours',
  'price',
  'market_on',
  'market_off',
  'end_coupons',
  'end_vouchers',
  'hide_reviews',
  'resend_mails',
] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

/** Kinds for staff alone. */
export const STAFF_KINDS: readonly OperationKind[] = ['end_coupons', 'end_vouchers', 'hide_reviews', 'resend_mails'];

/**
 * The steps of an operation: its preview is made, it is run, and `done` until the time for undoing it is over. Then
 * bookings move and mails go, until it is `finished`.
 */
export const OPERATION_STATES = [
  'planning',
  'planned',
  'running',
  'done',
  'moving',
  'finished',
  'undoing',
  'undone',
] as const;
export type OperationState = (typeof OPERATION_STATES)[number];

/** The result for one record: `left` was changed by someone else before it could be undone. */
export const OPERATION_ITEM_STATES = [
  'chosen',
  'planned',
  'unchanged',
  'refused',
  'done',
  'settled',
  'undone',
  'left',
] as const;
export type OperationItemState = (typeof OPERATION_ITEM_STATES)[number];

/** Seconds after a run in which it can be undone; until then no booking moves and no mail goes. */
export const OPERATION_UNDO_SECONDS = 600;

/** Seconds after that in which it can still be undone, with a second mail to everyone who got the first. */
export const LATE_UNDO_SECONDS = 86_400;

/** The largest number of records of one operation. */
export const OPERATION_MAXIMUM = 1000;

/** Ways to write new prices: as they are, as a difference in minor units, or in per cent. */
export const PRICE_WAYS = ['set', 'add', 'percent'] as const;

/** Amounts by those they concern, in minor units; positive for what they get. Null where the reader may not see it. */
export const OperationCost = type({
  currency_code: Currency,
  travellers: Amount,
  /** The hosts of the chosen places. */
  hosts: nullable(Amount),
  /** The hosts of the places bookings move to. */
  new_hosts: nullable(Amount),
  platform: nullable(Amount),
});
export type OperationCost = Infer<typeof OperationCost>;

/** The sums of an operation: as previewed, and once it has run, as they were. */
export const OperationSums = type({
  changed: Count,
  unchanged: Count,
  refused: Count,
  /** Restored by undo, and left as they are because someone has changed them since. */
  undone: Count,
  left: Count,
  /** Bookings left without a place by the change; those of them that move; and those whose traveller must be called. */
  bookings: Count,
  moving: Count,
  calls: Count,
  /** Unpaid holds that are released. */
  holds: Count,
  costs: array(OperationCost),
  /** Mails by their readers, with the subject of one of them. */
  mails: array(type({ to: enums(['travellers', 'hosts', 'recipients']), count: Count, subject: string() })),
});
export type OperationSums = Infer<typeof OperationSums>;

/** One operation on many records. */
export const Operation = type({
  id: string(),
  kind: enums(OPERATION_KINDS),
  state: enums(OPERATION_STATES),
  /** Number of the preview; sent back to run it. */
  version: Count,
  created: Instant,
  /** Number of records, and of those the current step has done. */
  total: Count,
  progress: Count,
  /** The reason, in its author's words. */
  reason: MaybeText,
  /** Until then it can be undone; null before it has run. */
  undo_until: nullable(Instant),
  /** Null while the preview is being made. */
  sums: nullable(OperationSums),
  /** The mails of an undo now that the first ones have gone, with the beginning of one to a traveller; null unless asked for. */
  second_mails: nullable(type({ count: Count, subject: string(), text: string() })),
});
export type Operation = Infer<typeof Operation>;

/** A booking that the operation leaves without a place. */
export const OperationBooking = type({
  id: BookingId,
  first_name: string(),
  last_name: string(),
  /** Null for staff without access to bookings. */
  phone_number: MaybeText,
  dropoff: Instant,
  pickup: Instant,
  timezone: string(),
  bag_count: BagCount,
  reason: enums(STRANDED_REASONS),
  /** Bags in storage cannot be moved: someone has to hand them out. */
  bags_inside: Count,
  /** The place outside the selection it moves to; null for those whose traveller must be called. */
  to: nullable(type({ id: string(), name: string(), location_name: string(), distance_km: number() })),
  refund_amount: Amount,
  currency_code: Currency,
});
export type OperationBooking = Infer<typeof OperationBooking>;

/** One of the chosen records, and what happens to it. */
export const OperationItem = type({
  target_id: string(),
  name: string(),
  state: enums(OPERATION_ITEM_STATES),
  /** The ID of the error for which it is refused. */
  problem: MaybeText,
  /** The prices of a first and an extra day, now and then; `waits` for the approval of staff. */
  prices: nullable(
    type({
      currency_code: Currency,
      before: array(Amount),
      after: array(Amount),
      waits: boolean(),
    }),
  ),
  bookings: array(OperationBooking),
});
export type OperationItem = Infer<typeof OperationItem>;

export const OperationItems = array(OperationItem);

/** The choices of an operation, by its kind. */
export interface OperationArguments {
  start_date?: Infer<typeof LocalDate> | undefined;
  end_date?: Infer<typeof LocalDate> | undefined;
  reason?: string | undefined;
  /** False leaves bookings where they are, although their place is closed. */
  rehouse?: boolean | undefined;
  source_id?: string | undefined;
  by?: (typeof PRICE_WAYS)[number] | undefined;
  first_day?: number | undefined;
  extra_day?: number | undefined;
  currency_code?: string | undefined;
}
