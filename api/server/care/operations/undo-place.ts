import { type Kysely, sql } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import { lockRooms, lockStashpoint } from '../../catalogue/stashpoints/record/write-stashpoint.ts';
import { sendRefunds } from '../../money/payments/send-refunds.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { findMailedBooking } from '../../stays/bookings/record/find-mailed-booking.ts';
import { moveBooking } from '../../stays/rebooking/move-booking.ts';
import { checkMove } from '../../stays/rebooking/price-move.ts';
import { strandedBookings } from '../stashpoint-changes/stranded-bookings.ts';
import { restorePlace } from './before-places.ts';
import { isPaid, type WorksOnPlaces } from './place-steps.ts';
import { newestMail } from './planned-bookings.ts';
import type { Step } from './step.ts';
import { type ItemRow, lockItem, type OperationRow, updateItem } from './store.ts';

/**
 * Gives a place back what it had. Bookings that have moved since go back as any booking moves: at no extra cost, and
 * with a mail; one that was moved on, has begun or does not fit any more stays where it is.
 *
 * @throws CubbyError CONFLICT where someone has changed the place since; BOOKINGS_STRANDED where it was booked since.
 */
export async function undoPlace(services: WorksOnPlaces, step: Step): Promise<void> {
  const moved = await services.database.transaction((transaction) => giveBack(services, transaction, step));
  for (const bookingId of moved) await sendRefunds(services, { bookingId });
}

async function giveBack(services: WorksOnPlaces, transaction: Kysely<Schema>, step: Step): Promise<string[]> {
  const { item, operation } = step;
  const { caller } = operation;
  const { target_id: id, moves } = item;
  const now = services.now();
  const away = (moves ?? []).flatMap(({ id: booking, to }) => (to ? [{ booking, at: to.id }] : []));
  await lockRooms(transaction, [id, ...away.map(({ at }) => at)]);
  if (!(await lockItem(transaction, item))) return [];
  const row = await lockStashpoint(transaction, id);
  if (row?.edit_version !== item.version) throw new CubbyError('CONFLICT', 'It was changed since.');
  const known = new Set((await strandedBookings(transaction, id, now)).map((booking) => booking.id));
  await restorePlace(transaction, { row, before: item.before ?? {}, caller, now });
  const stranded = await strandedBookings(transaction, id, now);
  if (stranded.filter(isPaid).some((booking) => !known.has(booking.id)))
    throw new CubbyError('BOOKINGS_STRANDED', 'It was booked since.');
  const back: string[] = [];
  for (const { booking, at } of away) {
    const stay = await findMailedBooking(transaction, booking);
    if (stay.state !== 'confirmed' || stay.stashpoint_id !== at) continue;
    const check = await checkMove(services, stay, id);
    if (check.refusal || !(await moveBooking(services, transaction, { id: booking, from: at, check, cause: 'staff' })))
      continue;
    back.push(booking);
    await recordChange(transaction, {
      ...{ caller, action: 'moved', entity: 'booking', id: booking, now },
      before: { stashpoint_id: at },
      after: { stashpoint_id: id },
    });
  }
  const staying = moves && JSON.stringify(moves.filter(({ id: booking, to }) => to && !back.includes(booking)));
  await updateItem(transaction, item, { state: 'undone', moves: staying });
  return back;
}

/**
 * Returns how the second mail to a traveller would begin: a record is undone, and it is rolled back. The rest has their
 * pass and its PIN, which are no one else's.
 */
export async function rehearseUndo(
  services: WorksOnPlaces,
  operation: OperationRow,
  items: readonly ItemRow[],
): Promise<{ subject: string; text: string }> {
  for (const item of items) {
    const mail = await services.database.rehearse(async (transaction) => {
      const after = await newestMail(transaction);
      const back = await giveBack(services, transaction, { operation, item }).catch((error: unknown) => {
        if (error instanceof CubbyError) return [];
        throw error;
      });
      return transaction
        .selectFrom('mails as m')
        .innerJoin('bookings as b', 'b.id', 'm.booking_id')
        .select(['m.subject', sql<string>`coalesce(m.content ->> 'preview', '')`.as('text')])
        .where('m.id', '>', after)
        .where('b.id', 'in', back.length > 0 ? back : [''])
        .whereRef('m.recipient', '=', 'b.email')
        .executeTakeFirst();
    });
    if (mail) return mail;
  }
  return { subject: '', text: '' };
}
