import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { CurrencyCode } from '../../contract/rules/currencies.ts';
import type { Schema } from '../database/schema.ts';

/** Minor units, named as on a place. */
export interface Prices {
  first_day_cost: number;
  extra_day_cost: number;
  booking_fee: number;
  guarantee_fee: number;
  tree_price: number;
}

/** Somebody who opens a second place stays the host they are. */
export async function insertHostIfNew(query: Kysely<Schema>, host: Insertable<Schema['hosts']>): Promise<void> {
  await query
    .insertInto('hosts')
    .values(host)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

export async function insertDraft(query: Kysely<Schema>, draft: Insertable<Schema['stashpoints']>): Promise<void> {
  await query.insertInto('stashpoints').values(draft).execute();
}

/** Hosts with who they are and the places they run, the oldest first. */
export function hostRows(query: Kysely<Schema>) {
  return query
    .selectFrom('hosts as h')
    .innerJoin('users as u', 'u.id', 'h.user_id')
    .select(['h.id', 'h.user_id', 'h.business_name', 'h.accepted_tos_at', 'h.created', 'h.version'])
    .select(['u.email', 'u.first_name', 'u.last_name', 'u.phone_number', 'u.language'])
    .select(
      sql<string[]>`array(select s.id from stashpoints s where s.host_id = h.user_id order by s.created, s.id)`.as(
        'stashpoint_ids',
      ),
    );
}

/** The host record of a person. */
export function findHostOfUser(query: Kysely<Schema>, userId: string) {
  return hostRows(query).where('h.user_id', '=', userId).executeTakeFirst();
}

export function findHostRow(query: Kysely<Schema>, id: string) {
  return hostRows(query).where('h.id', '=', id).executeTakeFirst();
}

export type HostRow = NonNullable<Awaited<ReturnType<typeof findHostRow>>>;

export async function lockHost(transaction: Kysely<Schema>, id: string): Promise<HostRow | undefined> {
  await transaction.selectFrom('hosts').select('id').where('id', '=', id).forUpdate().execute();
  return findHostRow(transaction, id);
}

/** Gives a host places that were another's; answers how many of them there are. */
export async function givePlaces(
  transaction: Kysely<Schema>,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await transaction
    .updateTable('stashpoints')
    .set({ host_id: userId, updated: now, edit_version: sql`edit_version + 1` })
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  return rows.length;
}

/** The median of each price among the bookable places of a currency, in one city or in all; nothing where there are none. */
export async function readMedianPrices(
  query: Kysely<Schema>,
  { currency, cityId }: { currency: CurrencyCode; cityId?: string },
): Promise<Prices | undefined> {
  const median = (column: keyof Prices) =>
    sql<number>`percentile_disc(0.5) within group (order by ${sql.ref(column)})`.as(column);
  const row = await query
    .selectFrom('stashpoints')
    .select([
      median('first_day_cost'),
      median('extra_day_cost'),
      median('booking_fee'),
      median('guarantee_fee'),
      median('tree_price'),
    ])
    .where('status', '=', 'approved')
    .where('active', '=', true)
    .where('currency_code', '=', currency)
    .$if(cityId !== undefined, (rows) => rows.where('city_id', '=', cityId ?? ''))
    .having((all) => all.fn.countAll(), '>', 0)
    .executeTakeFirst();
  // Medians are taken one by one: an extra day must still not cost more than the first.
  return row && { ...row, extra_day_cost: Math.min(row.first_day_cost, row.extra_day_cost) };
}

/** Who is told of what concerns a place: its host, and the addresses they have named. None where the account is gone. */
export function listMailedHosts(query: Kysely<Schema>, stashpointId: string) {
  const of = (email: 'u.email' | 'e.email') =>
    query
      .selectFrom('stashpoints as s')
      .innerJoin('users as u', 'u.id', 's.host_id')
      .leftJoin('hosts as h', 'h.user_id', 'u.id')
      .leftJoin('host_notification_emails as e', 'e.host_id', 'h.id')
      .select([`${email} as email`, 'u.first_name', 'u.language', 's.business_name'])
      .where('s.id', '=', stashpointId)
      .where('u.email', 'is not', null)
      .where(email, 'is not', null)
      .$narrowType<{ email: string }>();
  return of('u.email').union(of('e.email')).execute();
}

/** Writes what a host is called and who they are; raises the version. */
export async function updateHostRow(
  transaction: Kysely<Schema>,
  { id, user_id }: { id: string; user_id: string },
  { business_name, person }: { business_name: string | undefined; person: Updateable<Schema['users']> },
): Promise<void> {
  await transaction
    .updateTable('hosts')
    .set({ version: sql`version + 1`, ...(business_name !== undefined && { business_name }) })
    .where('id', '=', id)
    .execute();
  if (Object.keys(person).length > 0)
    await transaction.updateTable('users').set(person).where('id', '=', user_id).execute();
}
