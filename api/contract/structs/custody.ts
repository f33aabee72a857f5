import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import { COLLECTION_EVIDENCE } from '../rules/forgotten-bags.ts';
import { BookingId, Instant, Size } from '../vocabulary/words.ts';

/**
 * What can happen to bags. `said_collected`: their traveller says that they have them. `settled`: nobody at the counter
 * noted it, and it follows from other evidence.
 */
export const CUSTODY_KINDS = [
  'checked_in',
  'bags_corrected',
  'checked_out',
  'refused',
  'missed',
  'said_collected',
  'settled',
] as const;
export type CustodyKind = (typeof CUSTODY_KINDS)[number];

export const CUSTODY_ACTORS = ['host', 'staff', 'traveller', 'system'] as const;

/** Why a counter does not take bags. */
export const REFUSAL_REASONS = ['closed', 'full', 'too_big', 'unsafe'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/**
 * One bag in somebody’s care. Numbers count from 1 within its booking; a tag is the shop’s own, of paper, and goes back
 * to the counter with the bag.
 */
export const Bag = type({
  number: integer(),
  size: Size,
  tag: nullable(string()),
  checked_in_at: Instant,
  checked_out_at: nullable(Instant),
});
export type Bag = Infer<typeof Bag>;

/** One link of the chain: what, when, by whom, on which device, which bags. Written once, never changed. */
export const CustodyEvent = type({
  id: string(),
  booking_id: BookingId,
  kind: enums(CUSTODY_KINDS),
  /** When it happened at the counter, and when we heard of it: later where there was no network. */
  occurred_at: Instant,
  recorded_at: Instant,
  actor: enums(CUSTODY_ACTORS),
  /** Who it was, and on what; neither is told to travellers. */
  actor_name: nullable(string()),
  device_name: nullable(string()),
  /** The place it happened at, by the name on its door. */
  place: string(),
  bags: array(type({ number: integer(), size: Size, tag: nullable(string()) })),
  /** Bags before and after a correction. */
  bag_count_before: nullable(integer()),
  bag_count_after: nullable(integer()),
  reason: nullable(enums(REFUSAL_REASONS)),
  /** Who collected, where it was not the traveller. */
  collector: nullable(string()),
  /** Of what was settled: what it follows from. */
  evidence: nullable(enums(COLLECTION_EVIDENCE)),
});
export type CustodyEvent = Infer<typeof CustodyEvent>;
