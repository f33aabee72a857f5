import type { Kysely } from 'kysely';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import type { AdminStashpoint } from '../../../contract/structs/stashpoint.ts';
import type { Directory, HasPlaces } from '../../catalogue/places/directory.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import { checkDraft } from '../../catalogue/stashpoints/editing/check-draft.ts';
import { getAdminStashpoint } from '../../catalogue/stashpoints/editing/get-admin-stashpoint.ts';
import { getOwnStashpoint, requireOwn } from '../../catalogue/stashpoints/editing/own-stashpoints.ts';
import {
  decisionOf,
  requireNext,
  requireUndoable,
  requireWords,
} from '../../catalogue/stashpoints/editing/review-rules.ts';
import { siteColumns } from '../../catalogue/stashpoints/editing/site-columns.ts';
import { draftColumns, draftOf } from '../../catalogue/stashpoints/record/draft-fields.ts';
import type { StashpointRow } from '../../catalogue/stashpoints/record/stashpoint-row.ts';
import { lockRooms, lockStashpoint, writeStashpoint } from '../../catalogue/stashpoints/record/write-stashpoint.ts';
import { type SendsRefunds, sendRefunds } from '../../money/payments/send-refunds.ts';
import { differenceOf, recordChange } from '../../platform/audit/record-change.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import { releaseHolds } from '../../stays/bookings/record/bookings-ahead.ts';
import type { SerializesBookings } from '../../stays/bookings/record/serialize-booking.ts';
import { type Asked, askedBy } from './asked-by.ts';
import { findImpact, newlyStranded, touchesRoom } from './find-impact.ts';
import { type MovePlan, moveStranded, planMoves, targetsOf } from './move-stranded.ts';
import { recordProposal, writeProposalMail } from './proposals.ts';
import { actionOf, reviewColumns, reviewOf } from './review-columns.ts';
import type { SentChange } from './sent-change.ts';
import { type Stranded, strandedBookings } from './stranded-bookings.ts';
import { withdrawApprovalMail, writeReviewMail } from './write-review-mail.ts';

/**
 * Changes a place: its texts, prices, opening hours, and whether it is on the market; by staff, or by its host within
 * their rights. An approved place can be found and booked at once. Bookings that the change strands are moved with
 * `rehouse`, and may stay behind only as far as `accept_stranded` allows; all of it happens together or not at all.
 *
 * @throws CubbyError NOT_FOUND; FORBIDDEN; CONFLICT when the record was saved by someone else since it was read;
 * BOOKINGS_STRANDED; a field's own error.
 */
export async function updateAdminStashpoint(
  services: HasPlaces & HasCards & HasCaches & SendsRefunds & SerializesBookings,
  caller: Caller,
  id: string,
  { rehouse, accept_stranded: acceptStranded = 0, ...sent }: SentChange,
): Promise<AdminStashpoint> {
  requireWords(sent);
  await getOwnStashpoint(services, caller, id);
  const directory = await services.places.read();
  const plan: MovePlan =
    rehouse && touchesRoom(sent) ? await planMoves(services, await findImpact(services, id, sent)) : new Map();
  const moved = await services.database.transaction(async (transaction) => {
    await lockRooms(transaction, [id, ...targetsOf(plan)]);
    const stranded = await changeStashpoint(services, transaction, { caller, id, sent, directory });
    const moves = await moveStranded(services, transaction, { from: id, stranded, plan, caller });
    const left = stranded.filter(({ state }) => state !== 'held').length - moves.size;
    if (left > acceptStranded)
      throw fieldError(
        'accept_stranded',
        `This would leave ${left} bookings without a place: move them, or send their number as accept_stranded.`,
        'BOOKINGS_STRANDED',
      );
    return [...moves.keys()];
  });
  for (const booking of moved) await sendRefunds(services, { bookingId: booking });
  await services.caches.invalidate('stashpoints');
  return getAdminStashpoint(services, caller, id);
}

interface OneChange {
  caller: Caller;
  id: string;
  sent: Omit<SentChange, 'rehouse' | 'accept_stranded'>;
  directory: Directory;
  /** For the log. */
  reason?: string | undefined;
}

/**
 * Changes a place inside a transaction, within the rights of the caller, and returns the bookings that the change
 * strands. Unpaid holds among them have been released.
 *
 * @throws CubbyError the errors of `updateAdminStashpoint` but BOOKINGS_STRANDED, about which the caller decides.
 */
export async function changeStashpoint(
  services: SerializesBookings,
  transaction: Kysely<Schema>,
  { caller, id, sent: { expected_status, expected_version, ...sent }, directory, reason }: OneChange,
): Promise<Stranded[]> {
  const row = await lockStashpoint(transaction, id);
  if (!row) throw new CubbyError('NOT_FOUND', 'Place not found.');
  requireOwn(caller, row);
  requireNext(row.status, { ...sent, expected_status });
  requireUndoable(row, sent.status, services.now());
  requireVersion({ version: row.edit_version }, expected_version);
  const before = await write(services, transaction, {
    caller,
    row,
    asked: askedBy(caller, row, sent),
    directory,
    reason,
  });
  if (!before) return [];
  const now = services.now();
  const stranded = newlyStranded(before, await strandedBookings(transaction, id, now));
  const holds = stranded.filter(({ state }) => state === 'held').map((hold) => hold.id);
  await releaseHolds(transaction, holds, now);
  return stranded;
}

interface Write {
  caller: Caller;
  row: StashpointRow;
  asked: Asked;
  directory: Directory;
  reason: string | undefined;
}

/** Writes the differences; returns what was stranded before, if more may be now. */
async function write(
  services: SerializesBookings,
  transaction: Kysely<Schema>,
  { caller, row, asked, directory, reason }: Write,
): Promise<Stranded[] | null> {
  const now = services.now();
  const { fields, review, proposed, decision } = asked;
  const change = { ...fields, ...review };
  const draft = draftOf(row);
  const difference = differenceOf({ ...draft, ...reviewOf(row) }, change);
  if (!difference && proposed === undefined) return null;
  await checkDraft(transaction, { ...draft, ...fields }, fields);
  if (proposed) {
    // A proposal must be acceptable as it is.
    await checkDraft(transaction, { ...draft, ...proposed }, proposed);
    siteColumns(directory, row, proposed);
  }
  const before = touchesRoom(change) ? await strandedBookings(transaction, row.id, now) : [];
  await writeStashpoint(transaction, row.id, {
    ...draftColumns(fields, draft),
    ...siteColumns(directory, row, fields),
    ...reviewColumns(review, { row, caller, now }),
    ...(proposed !== undefined && {
      proposed: proposed && JSON.stringify(proposed),
      proposed_at: proposed && (row.proposed_at ?? now),
    }),
    updated: now,
    edit_version: row.edit_version + 1,
  });
  if (difference) {
    const action = decision === 'accept' ? 'proposal_accepted' : actionOf(review, row);
    const after = { ...difference.after, ...(reason && { reason }) };
    await recordChange(transaction, {
      ...{ caller, action, entity: 'stashpoint', id: row.id, now },
      before: difference.before,
      after,
    });
  }
  await recordProposal(transaction, { caller, row, asked, now });
  if (decision) await writeProposalMail(services, transaction, { stashpoint: row, decision, words: asked.words });
  const { status } = review;
  const told = status && status !== row.status ? decisionOf(status) : null;
  if (told) await writeReviewMail(services, transaction, { directory, stashpoint: row, decision: told, words: review });
  if (status === 'submitted' && row.status === 'approved') await withdrawApprovalMail(transaction, row.id);
  return touchesRoom(change) ? before : null;
}
