import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** A partner is a host like any other; answers its id. */
export async function savePartnerHost(query: Kysely<Schema>, partner: string, now: Date): Promise<string> {
  const id = `partner-${partner}`;
  await query
    .insertInto('users')
    .values({ id, role: 'host', first_name: partner, created: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await query
    .insertInto('hosts')
    .values({ id, user_id: id, business_name: partner, accepted_tos_at: null, created: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

/** Saves a bank under the partner's name for it. Prices, and whether it is on the market, stay as staff left them. */
export async function saveLocker(query: Kysely<Schema>, row: Insertable<Schema['stashpoints']>): Promise<void> {
  await query
    .insertInto('stashpoints')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['storage_type', 'partner_ref'])
        .where('partner_ref', 'is not', null)
        .doUpdateSet((update) => ({
          name: update.ref('excluded.name'),
          business_name: update.ref('excluded.business_name'),
          address: update.ref('excluded.address'),
          postal_code: update.ref('excluded.postal_code'),
          lat: update.ref('excluded.lat'),
          lng: update.ref('excluded.lng'),
          capacity_small: update.ref('excluded.capacity_small'),
          capacity_medium: update.ref('excluded.capacity_medium'),
          capacity_large: update.ref('excluded.capacity_large'),
          updated: update.ref('excluded.updated'),
        })),
    )
    .execute();
}

/** Our ids of a partner's banks, by the partner's names for them. */
export async function findPartnerRefs(query: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await query
    .selectFrom('stashpoints')
    .select(['id', sql<string>`partner_ref`.as('ref')])
    .where('id', 'in', ids)
    .where('partner_ref', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, ref }) => [id, ref]));
}

/** How the last try to reach a partner went; what is not said of it stays as it was. */
export async function rememberRun(
  query: Kysely<Schema>,
  { partner, ...run }: Partial<Selectable<Schema['partner_runs']>> & { partner: string },
): Promise<void> {
  await query
    .insertInto('partner_runs')
    .values({ partner, ...run })
    .onConflict((conflict) => conflict.column('partner').doUpdateSet(run))
    .execute();
}
