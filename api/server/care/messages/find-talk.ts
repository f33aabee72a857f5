import { CubbyError } from '../../../contract/errors.ts';
import { isTalkOpen, type MessageSide } from '../../../contract/rules/conversations.ts';
import type { Conversation, Message } from '../../../contract/structs/message.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { readTranslations } from '../../platform/translation/read-translations.ts';
import { findBookingFor, type PlacedBooking, requireCounterBooking } from '../../stays/bookings/record/get-booking.ts';
import { listBlocks, listMessageRows } from './store.ts';

export type ReadsTalk = HasDatabase & HasClock & HasSecret;

/** A caller and the side they are on. `pass` stands for a session of the traveller. */
export interface Talker<Side extends MessageSide | 'staff' = MessageSide> {
  as: Side;
  caller: Caller | null;
  pass: string | null;
}

/**
 * Finds a booking for a side of its conversation.
 *
 * @throws CubbyError NOT_FOUND for a caller who is not on that side.
 */
export async function findTalk(
  services: ReadsTalk,
  id: string,
  { as, caller, pass }: Talker<MessageSide | 'staff'>,
): Promise<PlacedBooking> {
  const { booking, rights } = await findBookingFor(services, id, { caller, pass });
  if (as === 'host' && rights.isAtCounter && caller) return requireCounterBooking(services, id, caller);
  const isTheirs = as === 'traveller' ? rights.isTraveller : as === 'staff' && rights.isStaff;
  if (!isTheirs) throw new CubbyError('NOT_FOUND', 'Booking not found.');
  return booking;
}

/** Reads a conversation: a host sees what was written at their own place, the traveller and staff all of it. */
export async function readTalk(
  { database, now }: ReadsTalk,
  booking: PlacedBooking,
  as: MessageSide | 'staff',
): Promise<Conversation> {
  const { query } = database;
  const rows = await listMessageRows(query, booking.id, as === 'host' ? booking.stashpoint_id : null);
  const translationsOf = await readTranslations(query, rows);
  const blocked_by = await listBlocks(query, booking.id);
  return {
    state: !isTalkOpen(booking, now()) ? 'closed' : blocked_by.length > 0 ? 'blocked' : 'open',
    blocked_by,
    messages: rows.map(
      (row): Message => ({
        id: row.id,
        side: row.side,
        author: row.side === 'traveller' ? booking.first_name : row.business_name,
        kind: row.kind,
        text: row.text,
        language: row.language,
        translations: row.kind === null ? translationsOf(row) : row.translations,
        created: row.created.toISOString(),
        reported: row.reported_at !== null,
      }),
    ),
  };
}
