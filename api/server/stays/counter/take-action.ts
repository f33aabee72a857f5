import { min } from 'date-fns/min';
import { subHours } from 'date-fns/subHours';
import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import { normaliseBookingId } from '../../../contract/rules/booking-ids.ts';
import type { CounterAction, CounterResult } from '../../../contract/structs/counter.ts';
import type { CustodyMark } from '../../../contract/structs/custody.ts';
import { QUEUE_HOURS } from '../../../contract/vocabulary/retention.ts';
import { getActiveClerk, type PersonAtDevice } from '../../catalogue/devices/active-clerk.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import type { SendsRefunds } from '../../money/payments/send-refunds.ts';
import { counterActor } from '../../people/work/staff-access.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { checkIn, checkOut, miss, reinstate } from '../bookings/hand-over.ts';
import { findBookingRow } from '../bookings/record/booking.ts';
import { takePinGuess } from '../bookings/record/delegate-pin.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';
import type { Hand } from '../custody/chain.ts';
import { type DoneAction, findAction, hashOf, noteAction } from './actions-store.ts';
import { changeTimes, keepAsBooked } from './change-times.ts';
import { correctBags } from './correct-bags.ts';
import { refuseBags } from './refuse-bags.ts';
import { type CounterSite, requireCounter } from './require-counter.ts';
import { serializeAtCounter } from './serialize-booking.ts';
import { listRows } from './store.ts';
import { getTask, insertTask } from './tasks.ts';

type ActsAtCounter = SendsRefunds & SerializesBookings & HasCards & HasGuesses;

/**
 * Carries out a counter action, once per id, whenever it arrives. An offline action that cannot be accepted any more is
 * stored as a task for a person; an online one is refused with its error.
 *
 * @throws CubbyError NOT_FOUND; IDEMPOTENCY_KEY_REUSED; and for an online action, the reason for its refusal.
 */
export async function takeAction(
  services: ActsAtCounter,
  caller: Caller,
  id: string,
  sent: CounterAction,
): Promise<CounterResult> {
  const person = await getActiveClerk(services, caller, sent.person_id);
  const site = await requireCounter(services, person.caller, id);
  const action = { ...sent, booking_id: normaliseBookingId(sent.booking_id) };
  const known = await findKnown(services, action);
  if (known) return resultOf(services, site.id, action, known);
  try {
    await perform(services, person.caller, site, action, markOf(person, action));
  } catch (error) {
    if (!(error instanceof CubbyError)) throw error;
    // Another try of the same action may have been quicker.
    if (!(await findKnown(services, action))) {
      if (!action.queued) throw error;
      await keepAsTask(services, person.caller, site.id, action, error);
    }
  }
  const done = await findKnown(services, action);
  if (!done) throw new Error(`Action ${action.id} was not recorded.`);
  return resultOf(services, site.id, action, done);
}

/**
 * Returns the reason to mark an action, and requires that its person still worked there. Their actions from before their removal stay; later ones in their name are
 * reviewed by a person, except that bags taken in offline are on the shelf: they are marked.
 *
 * @throws CubbyError FORBIDDEN.
 */
function markOf({ removedAt }: PersonAtDevice, action: CounterAction): CustodyMark | null {
  const { kind, queued, occurred_at, lost_tag } = action;
  if (!removedAt || (queued && new Date(occurred_at) <= removedAt)) return lost_tag ? 'lost_tag' : null;
  if (queued && kind === 'check_in') return 'removed_clerk';
  throw new CubbyError('FORBIDDEN', 'This person no longer works here.');
}

async function findKnown({ database }: ActsAtCounter, action: CounterAction): Promise<DoneAction | undefined> {
  const known = await findAction(database.query, action.id);
  if (known && known.request_hash !== hashOf(action))
    throw new CubbyError('IDEMPOTENCY_KEY_REUSED', 'This ID has already been used for another action.');
  return known;
}

async function perform(
  services: ActsAtCounter,
  caller: Caller,
  site: CounterSite,
  action: CounterAction,
  mark: CustodyMark | null,
): Promise<void> {
  const { database } = services;
  const stashpointId = site.id;
  const booking = await findBookingRow(database.query, action.booking_id);
  if (booking?.stashpoint_id !== stashpointId || booking.changes_booking_id !== null)
    throw new CubbyError('NOT_FOUND', 'This booking is not for this place.');
  const hand = { ...handOf(services, caller, action), mark };
  if (action.kind === 'correct') return correctBags(services, caller, hand, action);
  if (action.kind === 'early' || action.kind === 'later') return changeTimes(services, caller, site, hand, action);
  if (action.kind === 'keep') return keepAsBooked(services, hand, action);
  if (action.kind === 'refuse') {
    await refuseBags(services, hand, action);
    return;
  }
  const guess = await takePinGuess(services, booking.id, action.collector_pin);
  await database.transaction(async (transaction) => {
    if (!(await noteAction(transaction, { action, stashpointId, now: hand.now }))) return;
    await handOver(services, transaction, hand, action);
  });
  await guess?.wasRight();
}

function handOver(
  services: ActsAtCounter,
  transaction: Kysely<Schema>,
  hand: Hand,
  { kind, booking_id, bags, bag_numbers, collector_pin, queued: isOffline }: CounterAction,
): Promise<void> {
  if (kind === 'check_in') return checkIn(transaction, booking_id, hand, { bags, isOffline });
  if (kind === 'miss') return miss(services, transaction, booking_id, hand);
  if (kind === 'reinstate') return reinstate(services, transaction, booking_id, hand);
  return checkOut(services, transaction, booking_id, hand, { numbers: bag_numbers, collectorPin: collector_pin });
}

/**
 * Determines the time of an action. An online action happens now, whatever the clock of the device shows. For a queued
 * one the device's clock is trusted, up to the age of a queue; nothing happens in the future.
 *
 * @throws CubbyError BOOKING_NOT_CHANGEABLE for an action that is too old.
 */
function handOf(services: ActsAtCounter, caller: Caller, action: CounterAction): Hand {
  const now = services.now();
  const at = action.queued ? min([new Date(action.occurred_at), now]) : now;
  if (at < subHours(now, QUEUE_HOURS)) throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'This action is too old.');
  const name = caller.work?.device?.name ?? action.device_name ?? null;
  return { caller, device: { id: action.device_id, name }, withoutPin: action.without_pin === true, at, now };
}

async function keepAsTask(
  services: ActsAtCounter,
  caller: Caller,
  stashpointId: string,
  action: CounterAction,
  error: CubbyError,
): Promise<void> {
  const now = services.now();
  const id = hexId(16);
  await services.database.transaction(async (transaction) => {
    if (!(await noteAction(transaction, { action, stashpointId, now, taskId: id }))) return;
    await insertTask(transaction, {
      id,
      stashpoint_id: stashpointId,
      booking_id: action.booking_id,
      kind: action.kind,
      occurred_at: new Date(action.occurred_at),
      created: now,
      device_name: caller.work?.device?.name ?? action.device_name ?? null,
      // Hosts do not see the names of staff.
      actor_id: counterActor(caller) === 'staff' ? null : caller.userId,
      bags: JSON.stringify((action.bags ?? []).map(({ tag }) => ({ tag: tag ?? null }))),
      person_id: action.person_id ?? null,
      error_id: error.id,
      message: error.message,
    });
  });
}

async function resultOf(
  services: ActsAtCounter,
  stashpointId: string,
  action: CounterAction,
  done: DoneAction,
): Promise<CounterResult> {
  const { query } = services.database;
  const [row] = await listRows(query, stashpointId, [action.booking_id], services.now());
  const task = done.task_id === null ? null : await getTask(query, done.task_id);
  return {
    outcome: task ? 'refused' : 'done',
    booking: row ? serializeAtCounter(services, row) : null,
    task,
    moved_to: done.moved_to,
  };
}
