import { type Insertable, type Kysely, sql } from 'kysely';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../contract/constants.ts';
import type { CurrencyCode } from '../../contract/rules/currencies.ts';
import type { Host } from '../../contract/structs/host.ts';
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

/** The host record of a person, as the wire names it. */
export async function findHost(query: Kysely<Schema>, userId: string): Promise<Host | undefined> {
  const row = await query
    .selectFrom('hosts as h')
    .innerJoin('users as u', 'u.id', 'h.user_id')
    .selectAll('h')
    .select(['u.email', 'u.first_name', 'u.last_name', 'u.phone_number', 'u.language'])
    .where('h.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const places = await query
    .selectFrom('stashpoints')
    .select('id')
    .where('host_id', '=', userId)
    .orderBy('created')
    .orderBy('id')
    .execute();
  return {
    ...row,
    email: row.email ?? '',
    language: LANGUAGES.find((language) => language === row.language) ?? DEFAULT_LANGUAGE,
    stashpoint_ids: places.map(({ id }) => id),
    accepted_tos_at: row.accepted_tos_at?.toISOString() ?? null,
    created: row.created.toISOString(),
  };
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

/** Who answers for a place, and how to write to them; nobody where the account is gone. */
export function findMailedHost(query: Kysely<Schema>, stashpointId: string) {
  return query
    .selectFrom('stashpoints as s')
    .innerJoin('users as u', 'u.id', 's.host_id')
    .select(['u.email', 'u.first_name', 'u.language', 's.business_name'])
    .where('s.id', '=', stashpointId)
    .where('u.email', 'is not', null)
    .$narrowType<{ email: string }>()
    .executeTakeFirst();
}
