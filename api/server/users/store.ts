import type { Kysely, Updateable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { UserRow } from './present-user.ts';

export function updateUserRow(
  query: Kysely<Schema>,
  id: string,
  changes: Updateable<Schema['users']>,
): Promise<UserRow | undefined> {
  return query
    .updateTable('users')
    .set(changes)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Ends a person's sessions, but for the one named. */
export async function revokeTokens(query: Kysely<Schema>, userId: string, keptId: string | null): Promise<void> {
  await query
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .$if(keptId !== null, (tokens) => tokens.where('id', '<>', keptId ?? ''))
    .execute();
}

/** Bookings of this person whose bags are still to come or to be collected. */
export async function hasOpenBookings(query: Kysely<Schema>, id: string, now: Date): Promise<boolean> {
  const row = await query
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', id)
    .where((or) =>
      or.or([or('state', '=', 'checked_in'), or.and([or('state', '=', 'confirmed'), or('pickup', '>', now)])]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes what names a person off their account and their past bookings; amounts and times stay in the books. */
export async function anonymiseUser(query: Kysely<Schema>, id: string, now: Date): Promise<void> {
  await query.deleteFrom('tokens').where('user_id', '=', id).execute();
  await query
    .updateTable('bookings')
    .set({ email: `${id}@deleted.invalid`, first_name: '', last_name: '', phone_number: '' })
    .where('user_id', '=', id)
    .execute();
  await query
    .updateTable('users')
    .set({
      email: null,
      first_name: '',
      last_name: '',
      phone_number: '',
      secondary_phone_number: null,
      password_hash: null,
      email_opt_in: false,
      deleted_at: now,
    })
    .where('id', '=', id)
    .execute();
}
