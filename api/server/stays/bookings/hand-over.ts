import { max } from 'date-fns/max';
import type { Kysely } from 'kysely';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import {
  type HandOverStep,
  mayHandOver,
  mayStep,
  type NoShowWindow,
} from '../../../contract/rules/booking-lifecycle.ts';
import type { CollectionEvidence } from '../../../contract/rules/forgotten-bags.ts';
import { isRefunded } from '../../../contract/rules/settlement.ts';
import { type BagSize, LARGEST_FIRST } from '../../../contract/vocabulary/bag-sizes.ts';
import { noShowMail } from '../../../mails/texts.ts';
import { takeRoom } from '../../catalogue/stashpoints/availability/take-room.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { giveBags, insertBags, listBags, retagBags } from '../custody/bags.ts';
import { type Hand, writeCustody } from '../custody/chain.ts';
import { resolveIncidents } from '../incidents/resolve-incidents.ts';
import { noRoom } from './hold-change.ts';
import { lockBookingRow, stepBooking } from './record/booking.ts';
import { rightsTo } from './record/booking-rights.ts';
import { requireCollectorPin } from './record/delegate-pin.ts';
import { findMailedBooking } from './record/find-mailed-booking.ts';
import { noShowTimesOf } from './record/no-show-times.ts';
import { signPass } from './record/pass.ts';
import { dropPendingChanges } from './record/pending-changes.ts';
import type { HasRefundPolicy } from './record/refund-terms.ts';
import type { BookingWithStashpoint } from './record/store.ts';

/** A bag at check-in: its size, where that is not the booked one, and its tag. */
export interface IncomingBag {
  size?: BagSize | undefined;
  tag?: string | null | undefined;
}

/**
 * Checks in the bags of a booking, each with its tag. Without `bags` they are as booked, and have none. With `isOffline`
 * also those of a booking that was cancelled meanwhile, marked: that changes nothing about its money, but takes its space
 * again.
 *
 * @throws CubbyError NO_AVAILABILITY_AT_STASHPOINT; BAGS_DIFFER on `bags` unless their number is the booked one; TAG_IN_USE; BOOKING_NOT_CHANGEABLE
 * when the lifecycle or the time does not allow it.
 */
export async function checkIn(
  transaction: Kysely<Schema>,
  id: string,
  hand: Hand,
  { bags, isOffline = false }: { bags?: readonly IncomingBag[] | undefined; isOffline?: boolean | undefined } = {},
): Promise<void> {
  const cancelled = isOffline && (await findMailedBooking(transaction, id)).state === 'cancelled';
  const wanted = cancelled ? 'take_in' : 'check_in';
  const hasRoom = !cancelled || (await takeRestOfStay(transaction, id, hand));
  const row = await requireStep(transaction, id, wanted, hand);
  if (!hasRoom) throw noRoom();
  const booked = bookedSizes(row);
  if (bags && bags.length !== booked.length)
    throw fieldError('bags', `${booked.length} bags are booked: correct their number first.`, 'BAGS_DIFFER');
  const taken = await insertBags(transaction, {
    bookingId: id,
    stashpointId: row.stashpoint_id,
    bags: booked.map((size, index) => ({ size: bags?.[index]?.size ?? size, tag: bags?.[index]?.tag ?? null })),
    at: hand.at,
  });
  const tags = taken.flatMap(({ tag }) => tag ?? []);
  await step(transaction, id, wanted, {
    checked_in_at: hand.at,
    ...(tags.length > 0 && { tag_numbers: tags }),
  });
  // A traveller who hands over the booked bags has decided against more; a proposed pick-up is for the same bags.
  await dropPendingChanges(transaction, id, { keepsProposals: true });
  const marked: Hand = cancelled ? { ...hand, mark: 'cancelled' } : hand;
  await link(transaction, row, { kind: 'checked_in', hand: marked, bags: taken });
}

/**
 * Replaces the tags of the bags in storage by those of another check-in.
 *
 * @throws CubbyError BOOKING_NOT_CHANGEABLE unless bags are in storage; BAGS_DIFFER unless there is one entry for each
 * bag; TAG_IN_USE.
 */
export async function changeBagTags(
  transaction: Kysely<Schema>,
  id: string,
  tags: readonly { tag: string | null }[],
  hand: Hand,
): Promise<void> {
  await lockBookingRow(transaction, id);
  const row = await findMailedBooking(transaction, id);
  if (row.state !== 'checked_in') throw notNow();
  if (tags.length !== row.bag_count) throw new CubbyError('BAGS_DIFFER', `${row.bag_count} bags are in storage.`);
  const bags = await retagBags(transaction, id, tags);
  await link(transaction, row, { kind: 'tags_changed', hand, bags });
}

interface Leaving {
  /** Numbers of the bags to check out; without them, all bags in storage. */
  numbers?: readonly number[] | undefined;
  /** The PIN of the person who collects for the traveller. It is used up with the last bag. */
  collectorPin?: string | undefined;
}

/**
 * Checks out bags, some of them or all. With the last one the stay is over.
 *
 * @throws CubbyError BOOKING_NOT_CHANGEABLE for bags that are not in storage; INVALID_PIN_CLIENT_ERROR on
 * `collector_pin`.
 */
export async function checkOut(
  services: HasSecret,
  transaction: Kysely<Schema>,
  id: string,
  hand: Hand,
  { numbers, collectorPin }: Leaving = {},
): Promise<void> {
  const row = await requireStep(transaction, id, 'check_out', hand);
  if (collectorPin !== undefined) requireCollectorPin(services, row, collectorPin);
  const given = await giveBags(transaction, id, numbers ?? null, hand.at);
  if (given.length === 0 || (numbers && given.length !== new Set(numbers).size))
    throw fieldError('bag_numbers', 'These bags are not in storage: reload the booking.', 'BOOKING_NOT_CHANGEABLE');
  const collector = collectorPin === undefined ? {} : { collector: row.delegate_name ?? '' };
  await link(transaction, row, { kind: 'checked_out', hand, bags: given, detail: collector });
  const left = (await listBags(transaction, id)).some((bag) => bag.checked_out_at === null);
  if (left) return;
  await endStay(transaction, id, hand);
  await resolveIncidents(transaction, id, 'collected', hand.now);
}

/**
 * Ends a stay that was never checked out, from other evidence, and names it. Bags that were never checked in count as
 * dropped off at the agreed time.
 *
 * @throws CubbyError BOOKING_NOT_CHANGEABLE for a stay that was closed in the meantime.
 */
export async function settle(
  transaction: Kysely<Schema>,
  id: string,
  { at, now, evidence }: { at: Date; now: Date; evidence: CollectionEvidence },
): Promise<void> {
  const hand = { caller: null, device: null, at, now };
  const { state, dropoff } = (await lockBookingRow(transaction, id)) ?? {};
  if (state === 'confirmed' && dropoff) {
    const came = await requireStep(transaction, id, 'check_in', { ...hand, at: dropoff });
    const bags = bookedSizes(came).map((size) => ({ size, tag: null }));
    await insertBags(transaction, { bookingId: id, stashpointId: came.stashpoint_id, bags, at: dropoff });
    await step(transaction, id, 'check_in', { checked_in_at: dropoff });
  }
  const row = await requireStep(transaction, id, 'check_out', hand);
  const bags = await giveBags(transaction, id, null, at);
  await link(transaction, row, { kind: 'settled', hand, bags, detail: { evidence } });
  await endStay(transaction, id, hand);
}

async function endStay(transaction: Kysely<Schema>, id: string, { at }: Hand): Promise<void> {
  await step(transaction, id, 'check_out', { checked_out_at: at, delegate_name: null, delegate_nonce: null });
  await dropPendingChanges(transaction, id);
}

/**
 * Records a no-show, and asks the traveller if they are on their way while it can still be undone.
 *
 * @throws CubbyError BOOKING_NOT_CHANGEABLE before its time, or when bags were checked in.
 */
export async function miss(
  services: HasConfig & HasRefundPolicy & HasSecret,
  transaction: Kysely<Schema>,
  id: string,
  hand: Hand,
): Promise<void> {
  const noShowOf = (row: BookingWithStashpoint) => noShowTimesOf(services.refundPolicy, row);
  const row = await requireStep(transaction, id, 'miss', hand, noShowOf);
  await step(transaction, id, 'miss', {});
  await dropPendingChanges(transaction, id);
  await link(transaction, row, { kind: 'missed', hand });
  const way = { publicUrl: services.config.publicUrl, pass: signPass(services.secret, id) };
  const undoUntil = noShowOf(row)?.undoUntil ?? hand.now;
  const isFinal = undoUntil <= hand.now || isRefunded(row);
  await writeMail(transaction, noShowMail(row, { ...way, until: isFinal ? null : undoUntil }), hand.now);
}

/**
 * Undoes a no-show: the stay is confirmed again, and the rest of it takes its space again. The place's lock comes before
 * the row's.
 *
 * @throws CubbyError BOOKING_NOT_CHANGEABLE for another state or caller; NO_SHOW_FINAL once the place has closed, or
 * everything was refunded; NO_AVAILABILITY_AT_STASHPOINT.
 */
export async function reinstate(
  { refundPolicy }: HasRefundPolicy,
  transaction: Kysely<Schema>,
  id: string,
  hand: Hand,
): Promise<void> {
  const hasRoom = await takeRestOfStay(transaction, id, hand);
  const row = await requireStep(transaction, id, 'reinstate', hand, (found) => noShowTimesOf(refundPolicy, found));
  if (!hasRoom) throw noRoom();
  await step(transaction, id, 'reinstate', {});
  await link(transaction, row, { kind: 'reinstated', hand });
}

/** Takes the space of the rest of a stay again; false if there is none. */
async function takeRestOfStay(transaction: Kysely<Schema>, id: string, { now }: Hand): Promise<boolean> {
  const { stashpoint_id: stashpointId, dropoff, pickup, ...bags } = await findMailedBooking(transaction, id);
  const rest = { stashpointId, dropoff: now < pickup ? max([dropoff, now]) : dropoff, pickup };
  return takeRoom(transaction, { ...rest, replaces: id }, bags, now);
}

/** Returns the size of each booked bag, largest first. */
function bookedSizes(row: BookingWithStashpoint): BagSize[] {
  return LARGEST_FIRST.flatMap((size) => Array.from({ length: row[size] }, () => size));
}

/** Requires an allowed step. The booking is locked first: of two people who come at once, one gets the bags. */
async function requireStep(
  transaction: Kysely<Schema>,
  id: string,
  wanted: HandOverStep | 'take_in',
  { caller, at }: Hand,
  noShowOf: (row: BookingWithStashpoint) => NoShowWindow | null = () => null,
): Promise<BookingWithStashpoint> {
  await lockBookingRow(transaction, id);
  const row = await findMailedBooking(transaction, id);
  const rights = caller && rightsTo(row, caller, false);
  const actor = !rights ? 'system' : rights.isStaff ? 'staff' : rights.isAtCounter ? 'host' : 'traveller';
  const stay = { ...row, isRefunded: isRefunded(row), noShow: noShowOf(row) };
  if (mayHandOver(stay, wanted, actor, at)) return row;
  // The state and the caller are right, so it is too late.
  if (wanted === 'reinstate' && mayStep(row.state, wanted, actor))
    throw new CubbyError('NO_SHOW_FINAL', 'A no-show can be undone until the place closes, unless it was refunded.');
  throw notNow();
}

async function step(
  transaction: Kysely<Schema>,
  id: string,
  wanted: HandOverStep | 'take_in',
  changes: Parameters<typeof stepBooking>[3],
): Promise<void> {
  if (!(await stepBooking(transaction, id, wanted, changes))) throw notNow();
}

function link(
  transaction: Kysely<Schema>,
  row: BookingWithStashpoint,
  event: Omit<Parameters<typeof writeCustody>[1], 'bookingId' | 'stashpointId'>,
): Promise<void> {
  return writeCustody(transaction, { ...event, bookingId: row.id, stashpointId: row.stashpoint_id });
}

function notNow(): CubbyError {
  return new CubbyError('BOOKING_NOT_CHANGEABLE', 'The state of this booking does not allow this step: reload it.');
}
