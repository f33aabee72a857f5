import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { COLLECTION_EVIDENCE } from '../rules/forgotten-bags.ts';
import { BookingId, Instant, Size } from '../vocabulary/words.ts';

/**
 * Events of the chain of custody. `tags_changed`: of two check-ins, the tags of the other one count. `missed`: a no-show,
 * and `reinstated`: undone. `said_coming`, `said_collected`: the traveller says that they are on their way, or have their
 * bags. `settled`: the counter has not checked them out, but other evidence shows that they were collected.
 */
export const CUSTODY_KINDS = [
  'checked_in',
  'bags_corrected',
  'tags_changed',
  'checked_out',
  'refused',
  'missed',
  'said_coming',
  'reinstated',
  'said_collected',
  'settled',
] as const;
export type CustodyKind = (typeof CUSTODY_KINDS)[number];

export const CUSTODY_ACTORS = ['host', 'staff', 'traveller', 'system'] as const;

/** Reasons for a counter to refuse bags. */
export const REFUSAL_REASONS = ['closed', 'full', 'too_big', 'unsafe'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/**
 * Reasons to mark an event: bags were taken in offline by a clerk who had been removed, or of a booking that had been
 * cancelled, or given back without a tag.
 */
export const CUSTODY_MARKS = ['removed_clerk', 'cancelled', 'lost_tag'] as const;
export type CustodyMark = (typeof CUSTODY_MARKS)[number];

/**
 * One bag in custody. Numbers count from 1 within its booking; a paper tag belongs to the shop and returns to the
 * counter with the bag.
 */
export const Bag = type({
  number: integer(),
  size: Size,
  tag: nullable(string()),
  checked_in_at: Instant,
  checked_out_at: nullable(Instant),
});
export type Bag = Infer<typeof Bag>;

/** One link of the chain: event, time, person, device, bags. Written once, never changed. */
export const CustodyEvent = type({
  id: string(),
  booking_id: BookingId,
  kind: enums(CUSTODY_KINDS),
  /** Time of the event at the counter. */
  occurred_at: Instant,
  /** Time at which the server received it: later for offline actions. */
  recorded_at: Instant,
  actor: enums(CUSTODY_ACTORS),
  /** Person and device; travellers see neither. */
  actor_name: nullable(string()),
  device_name: nullable(string()),
  /** The device had locked itself offline, and the person went on without their PIN. Travellers do not see it. */
  without_pin: boolean(),
  /** The reason why it is marked. Travellers do not see it. */
  mark: nullable(enums(CUSTODY_MARKS)),
  /** The place it happened at, by the name on its door. */
  place: string(),
  bags: array(type({ number: integer(), size: Size, tag: nullable(string()) })),
  /** Bags before and after a correction. */
  bag_count_before: nullable(integer()),
  bag_count_after: nullable(integer()),
  reason: nullable(enums(REFUSAL_REASONS)),
  /** Name of the person who collected, if it was not the traveller. */
  collector: nullable(string()),
  /** For settled stays: the evidence. */
  evidence: nullable(enums(COLLECTION_EVIDENCE)),
});
export type CustodyEvent = Infer<typeof CustodyEvent>;
