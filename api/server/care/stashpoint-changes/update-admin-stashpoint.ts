import type { Kysely, Updateable } from 'kysely';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import type { Alternative } from '../../../contract/structs/incident.ts';
import type { AdminStashpoint } from '../../../contract/structs/stashpoint.ts';
import type { Directory, HasPlaces } from '../../catalogue/places/directory.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import { checkDraft } from '../../catalogue/stashpoints/editing/check-draft.ts';
import { getAdminStashpoint } from '../../catalogue/stashpoints/editing/get-admin-stashpoint.ts';
import { decisionOf, requireNext, requireWords } from '../../catalogue/stashpoints/editing/review-rules.ts';
import { siteColumns } from '../../catalogue/stashpoints/editing/site-columns.ts';
import { draftColumns, draftOf } from '../../catalogue/stashpoints/record/draft-fields.ts';
import type { StashpointRow } from '../../catalogue/stashpoints/record/stashpoint-row.ts';
import { lockRooms, lockStashpoint, writeStashpoint } from '../../catalogue/stashpoints/record/write-stashpoint.ts';
import { type SendsRefunds, sendRefunds } from '../../money/payments/refund-booking.ts';
import { differenceOf, recordChange } from '../../platform/audit/record-change.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import { releaseHolds } from '../../stays/bookings/record/bookings-ahead.ts';
import type { PresentsBookings } from '../../stays/bookings/record/present-booking.ts';
import { findImpact, newlyStranded, touchesRoom } from './find-impact.ts';
import { type MovePlan, moveStranded, planMoves, targetsOf } from './move-stranded.ts';
import { strandedBookings } from './stranded-bookings.ts';
import { writeReviewMail } from './write-review-mail.ts';

type Change = BodyOf<Endpoints['updateAdminStashpoint']>;
type Fields = Omit<Change, 'expected_status' | 'expected_version' | 'rehouse' | 'accept_stranded'>;

/**
 * Changes a place: what it says, what it costs, when it is open, whether it is on the market. What is approved is
 * found and bookable at once. Bookings that the change strands are moved with `rehouse`, and may stay behind only
 * as far as `accept_stranded` says; all of it happens together or not at all.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT when the record was saved meanwhile; BOOKINGS_STRANDED; a field's own error.
 */
export async function updateAdminStashpoint(
  services: HasPlaces & HasCards & HasCaches & SendsRefunds & PresentsBookings,
  caller: Caller,
  id: string,
  { expected_status, expected_version, rehouse: wantsMoves, accept_stranded = 0, ...change }: Change,
): Promise<AdminStashpoint> {
  requireWords(change);
  const directory = await services.places.read();
  const plan: MovePlan =
    wantsMoves && touchesRoom(change) ? await planMoves(services, await findImpact(services, id, change)) : new Map();
  const moved = await services.database.transaction(async (transaction) => {
    await lockRooms(transaction, [id, ...targetsOf(plan)]);
    const row = await lockStashpoint(transaction, id);
    if (!row) throw new CubbyError('NOT_FOUND', 'There is no such place.');
    requireNext(row.status, { ...change, expected_status });
    requireVersion({ version: row.edit_version }, expected_version);
    return write(services, transaction, { caller, row, change, directory, plan, acceptStranded: accept_stranded });
  });
  for (const booking of moved.keys()) await sendRefunds(services, booking);
  await services.caches.invalidate();
  return getAdminStashpoint(services, id);
}

interface Write {
  caller: Caller;
  row: StashpointRow;
  change: Fields;
  directory: Directory;
  plan: MovePlan;
  acceptStranded: number;
}

/** Writes what differs and answers which bookings have moved. */
async function write(
  services: PresentsBookings,
  transaction: Kysely<Schema>,
  { caller, row, change, directory, plan, acceptStranded }: Write,
): Promise<Map<string, Alternative>> {
  const now = services.now();
  const { status, active, rejection_reason, review_note, ...fields } = change;
  const draft = draftOf(row);
  const difference = differenceOf({ ...draft, ...reviewOf(row) }, change);
  if (!difference) return new Map();
  await checkDraft(transaction, { ...draft, ...fields }, fields);
  const before = touchesRoom(change) ? await strandedBookings(transaction, row.id, now) : [];
  await writeStashpoint(transaction, row.id, {
    ...draftColumns(fields, draft),
    ...siteColumns(directory, row, fields),
    ...reviewColumns(change),
    updated: now,
    edit_version: row.edit_version + 1,
  });
  await recordChange(transaction, {
    caller,
    action: actionOf(change, row),
    entity: 'stashpoint',
    id: row.id,
    ...difference,
    now,
  });
  const decision = status && status !== row.status ? decisionOf(status) : null;
  if (decision) await writeReviewMail(services, transaction, { directory, place: row, decision, words: change });
  if (!touchesRoom(change)) return new Map();
  const stranded = newlyStranded(before, await strandedBookings(transaction, row.id, now));
  const holds = stranded.filter(({ state }) => state === 'held').map((hold) => hold.id);
  await releaseHolds(transaction, holds, now);
  const moved = await moveStranded(services, transaction, { from: row.id, stranded, plan, caller });
  const left = stranded.filter(({ id, state }) => state !== 'held' && !moved.has(id)).length;
  if (left > acceptStranded)
    throw fieldError(
      'accept_stranded',
      `This leaves ${left} bookings without a place: move them, or send their number as accept_stranded.`,
      'BOOKINGS_STRANDED',
    );
  return moved;
}

function reviewOf({ status, active, rejection_reason, review_note }: StashpointRow) {
  return { status, active, rejection_reason, review_note };
}

/** An approval answers whatever was asked before it. */
function reviewColumns({ status, active, rejection_reason, review_note }: Fields): Updateable<Schema['stashpoints']> {
  return {
    ...(status !== undefined && { status }),
    ...(active !== undefined && { active }),
    ...(rejection_reason !== undefined && { rejection_reason }),
    ...(review_note !== undefined && { review_note }),
    ...(status === 'approved' && { rejection_reason: null, review_note: null }),
  };
}

function actionOf({ status, active }: Fields, row: StashpointRow): string {
  if (status && status !== row.status) return decisionOf(status) ?? status;
  if (active !== undefined && active !== row.active) return active ? 'activated' : 'deactivated';
  return 'updated';
}
