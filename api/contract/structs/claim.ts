import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import {
  CLAIM_BEARERS,
  CLAIM_CAUSES,
  CLAIM_FILE_PURPOSES,
  CLAIM_ITEM_KINDS,
  CLAIM_NEEDS,
  CLAIM_SIGNALS,
  CLAIM_STATES,
} from '../rules/claims.ts';
import { COVERS } from '../rules/cover.ts';
import { max, min, size } from '../vocabulary/bounds.ts';
import { PAYMENT_TYPES } from '../vocabulary/payment-types.ts';
import { Amount, BookingId, Count, Currency, Instant, MaybeText, ShortText, Whole } from '../vocabulary/words.ts';
import { BookingPicture } from './booking-picture.ts';
import { CustodyEvent } from './custody.ts';
import { Colleague } from './incident.ts';
import { PAYOUT_STATUSES } from './payout.ts';

/** One claimed item. `value` is its price, in minor units of the booking’s currency. */
export const ClaimItem = type({
  name: ShortText,
  kind: enums(CLAIM_ITEM_KINDS),
  /** Number of the bag it was in, or of the bag itself. */
  bag: min(Whole, 1),
  value: max(min(Whole, 0), 100_000_000),
  age_months: max(min(Whole, 0), 600),
});
export type ClaimItem = Infer<typeof ClaimItem>;

/** A photo or receipt. `url` opens it for an hour at most. */
export const ClaimFile = type({
  id: string(),
  purpose: enums(CLAIM_FILE_PURPOSES),
  created: Instant,
  width: integer(),
  height: integer(),
  /** Null once it was erased. */
  url: nullable(string()),
});
export type ClaimFile = Infer<typeof ClaimFile>;

/** Steps of a claim, those of its host and its payout among them. */
export const CLAIM_STEPS = [
  'sent',
  'changed',
  'host_answered',
  'host_silent',
  'more_needed',
  'to_confirm',
  'accepted',
  'refused',
  'account_given',
  'paid',
  'returned',
] as const;

const ClaimStep = type({ kind: enums(CLAIM_STEPS), created: Instant, text: MaybeText });
export type ClaimStep = Infer<typeof ClaimStep>;

const common = {
  id: string(),
  /** The number people read out. */
  number: string(),
  booking_id: BookingId,
  created: Instant,
  state: enums(CLAIM_STATES),
  cause: enums(CLAIM_CAUSES),
  /** Numbers of the bags it is about. */
  bags: array(integer()),
  text: string(),
  items: array(ClaimItem),
  files: array(ClaimFile),
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  /** The sum paid, minor units; null until the claim is accepted. */
  amount: nullable(Amount),
  version: integer(),
};

/** A traveller’s claim as they see it. */
export const Claim = type({
  ...common,
  police_reference: MaybeText,
  steps: array(ClaimStep),
  needs: array(enums(CLAIM_NEEDS)),
  /** The host’s deadline for their side of it. */
  answer_by: nullable(Instant),
  /** Staff’s words with their last decision or question. */
  decision_text: MaybeText,
  /** The sums paid for the items, in their order; null until accepted. */
  accepted: nullable(array(Amount)),
  account_number_end: MaybeText,
});
export type Claim = Infer<typeof Claim>;

/** The bags a traveller can claim for, and what is known of them already. */
export const ClaimStart = type({
  stashpoint: type({ name: string(), timezone: string() }),
  /** Null if no claim can be made now. */
  until: nullable(Instant),
  bags: array(type({ number: integer(), size: string(), tag: MaybeText })),
  custody: array(CustodyEvent),
  /** The counter’s photos of the bags. */
  pictures: array(BookingPicture),
  /** The cover the stay was booked with. */
  cover: enums(COVERS),
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  claims: array(Claim),
});
export type ClaimStart = Infer<typeof ClaimStart>;

/** The facts for deciding a claim, for staff only. */
const ClaimDecision = type({
  police_reference: MaybeText,
  steps: array(type({ ...ClaimStep.schema, actor: nullable(Colleague) })),
  signals: array(enums(CLAIM_SIGNALS)),
  /** The guarantee per bag, in minor units; null without one in the currency. */
  guarantee: nullable(Amount),
  /** The rest of the guarantee for each claimed bag, in minor units. */
  left: array(type({ bag: integer(), amount: Amount })),
  /** The suggested amount for each item, in minor units. */
  suggested: array(Amount),
  /** Amounts above it take a second member of staff. */
  confirm_above: Amount,
  /** The cover the stay was booked with. */
  cover: enums(COVERS),
  bag_count: Count,
  custody: array(CustodyEvent),
  pictures: array(BookingPicture),
  /** The traveller's other claims, and the sum accepted for them in this currency. */
  earlier_of_traveller: type({ total: Count, amount: Amount }),
  /** Other claims at the place, and the sum accepted for them in this currency. */
  earlier_of_stashpoint: type({ total: Count, amount: Amount }),
  /** Files whose picture is in another claim, too, by that claim’s number. */
  used_before: array(type({ file_id: string(), number: string(), incident_id: string() })),
  accepted: nullable(array(Amount)),
  borne_by: nullable(enums(CLAIM_BEARERS)),
  refunds_stay: boolean(),
  decision_text: MaybeText,
  decided_by: nullable(Colleague),
  confirmed_by: nullable(Colleague),
  /** It was accepted, and waits for a second member of staff. */
  to_confirm: boolean(),
  /** The part of the stay's price that can still be refunded, minor units. */
  refundable: Amount,
  /** The account it is paid to, and the reason why payments to it are on hold. */
  account: nullable(type({ id: string(), end: string(), on_hold: nullable(enums(['returned', 'staff'])) })),
  /** The payout of the claim; null before one is prepared. */
  payout: nullable(type({ run_id: string(), status: enums(PAYOUT_STATUSES) })),
});

/** A claim as its host sees it: neither receipts, police report nor account. `staff` is null for hosts. */
export const ClaimCase = type({
  ...common,
  /** True if the host bears what is paid. */
  borne_by_host: boolean(),
  staff: nullable(ClaimDecision),
});
export type ClaimCase = Infer<typeof ClaimCase>;

/** The account that a compensation is sent to. */
export const ClaimAccount = {
  payment_type: enums(PAYMENT_TYPES),
  account_holder: ShortText,
  account_number: size(string(), 4, 80),
};

/** The entries of staff for a kind of item: the percent of its price it is still worth in each year. */
export const Depreciation = type({
  id: enums(CLAIM_ITEM_KINDS),
  kept: size(array(max(min(Whole, 0), 100)), 1, 10),
  version: integer(),
});
export type Depreciation = Infer<typeof Depreciation>;
