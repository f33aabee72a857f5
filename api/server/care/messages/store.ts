import type { Insertable, Kysely, Selectable } from 'kysely';
import type { MessageSide } from '../../../contract/rules/conversations.ts';
import type { Schema } from '../../platform/database/schema.ts';

export type MessageRow = Selectable<Schema['booking_messages']>;

export async function insertMessage(
  transaction: Kysely<Schema>,
  message: Insertable<Schema['booking_messages']>,
): Promise<void> {
  await transaction.insertInto('booking_messages').values(message).execute();
}

/** The highest number of messages shown: more than anyone writes about a stay. */
const MAXIMUM_SHOWN = 500;

/** Lists the latest messages of a booking, oldest first; null for those at all its places, for a host at their own. */
export async function listMessageRows(query: Kysely<Schema>, bookingId: string, stashpointId: string | null) {
  const latest = await query
    .selectFrom('booking_messages as m')
    .innerJoin('stashpoints as s', 's.id', 'm.stashpoint_id')
    .selectAll('m')
    .select('s.door_name as business_name')
    .where('m.booking_id', '=', bookingId)
    .$if(stashpointId !== null, (rows) => rows.where('m.stashpoint_id', '=', stashpointId ?? ''))
    .orderBy('m.created', 'desc')
    .orderBy('m.number', 'desc')
    .limit(MAXIMUM_SHOWN)
    .execute();
  return latest.toReversed();
}

/** Marks a message as reported; false if there is no such message, or it was reported before. */
export async function markReported(
  transaction: Kysely<Schema>,
  message: Pick<MessageRow, 'id' | 'booking_id' | 'side'>,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .updateTable('booking_messages')
    .set({ reported_at: now })
    .where('id', '=', message.id)
    .where('booking_id', '=', message.booking_id)
    .where('side', '=', message.side)
    .where('reported_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listBlocks(query: Kysely<Schema>, bookingId: string): Promise<MessageSide[]> {
  const rows = await query
    .selectFrom('conversation_blocks')
    .select('side')
    .where('booking_id', '=', bookingId)
    .orderBy('side')
    .execute();
  return rows.map(({ side }) => side);
}

/** Writes or removes the block of a side. */
export async function writeBlock(
  query: Kysely<Schema>,
  { booking_id, side }: { booking_id: string; side: MessageSide },
  blocked: boolean,
  now: Date,
): Promise<void> {
  if (blocked)
    await query
      .insertInto('conversation_blocks')
      .values({ booking_id, side, created: now })
      .onConflict((known) => known.doNothing())
      .execute();
  else
    await query
      .deleteFrom('conversation_blocks')
      .where('booking_id', '=', booking_id)
      .where('side', '=', side)
      .execute();
}

const MAXIMUM_AT_ONCE = 200;

/** Lists the bookings and sides with messages that the other side was not told about, those that wait longest first. */
export function listUnannounced(query: Kysely<Schema>) {
  return query
    .selectFrom('booking_messages')
    .select(['booking_id', 'side'])
    .where('announced_at', 'is', null)
    .groupBy(['booking_id', 'side'])
    .orderBy((group) => group.fn.min('created'))
    .limit(MAXIMUM_AT_ONCE)
    .execute();
}

/** Marks the messages of a side as announced, and returns them, oldest first; of two servers at once one gets them. */
export async function takeUnannounced(
  transaction: Kysely<Schema>,
  { booking_id, side }: Pick<MessageRow, 'booking_id' | 'side'>,
  { before, now }: { before: Date; now: Date },
): Promise<MessageRow[]> {
  const rows = await transaction
    .updateTable('booking_messages')
    .set({ announced_at: now })
    .where('booking_id', '=', booking_id)
    .where('side', '=', side)
    .where('announced_at', 'is', null)
    .where('created', '<=', before)
    .returningAll()
    .execute();
  return rows.toSorted((one, other) => one.number - other.number);
}
