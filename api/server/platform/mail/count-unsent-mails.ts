import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Counts unsent mail, with the oldest of it, and how much of it was given up since an instant. */
export async function countUnsentMails(
  query: Kysely<Schema>,
  since: Date,
): Promise<{ count: number; oldest: Date | null; givenUp: number }> {
  return query
    .selectFrom('mails')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<Date | null>`min(created)`.as('oldest'),
      (from) =>
        from
          .selectFrom('mails as m')
          .select(sql<number>`count(*)::int`.as('given_up'))
          .where('m.given_up_at', '>=', since)
          .where('m.tries', '>', 0)
          .$asScalar()
          .$notNull()
          .as('givenUp'),
    ])
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirstOrThrow();
}
