import { subDays } from 'date-fns/subDays';
import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Message = Insertable<Schema['booking_messages']>;

/** Counts the messages a booking was sent within the last 24 hours. */
export async function countMessages(query: Kysely<Schema>, bookingId: string, now: Date): Promise<number> {
  const { sent } = await query
    .selectFrom('booking_messages')
    .select((all) => all.fn.countAll<number>().as('sent'))
    .where('booking_id', '=', bookingId)
    .where('created', '>', subDays(now, 1))
    .executeTakeFirstOrThrow();
  return Number(sent);
}

export function findByKey(query: Kysely<Schema>, key: string) {
  return query
    .selectFrom('booking_messages')
    .select(['booking_id', 'kind'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export async function insertMessage(transaction: Kysely<Schema>, message: Message): Promise<void> {
  await transaction.insertInto('booking_messages').values(message).execute();
}
