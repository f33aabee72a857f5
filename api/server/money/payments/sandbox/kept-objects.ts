import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import type { SandboxObject, SandboxStore } from './sandbox-objects.ts';

/** Stores the sandbox's objects in the database, so that they survive a restart. */
export function databaseSandboxStore({ query, transaction }: Pick<Database, 'query' | 'transaction'>): SandboxStore {
  const find = async (column: 'id' | 'idempotency_key', value: string) => {
    const row = await query.selectFrom('sandbox_objects').select('body').where(column, '=', value).executeTakeFirst();
    return row?.body as SandboxObject | undefined;
  };
  return {
    find: (id) => find('id', id),
    findByKey: (key) => find('idempotency_key', key),
    list: async (prefix) => {
      const rows = await query.selectFrom('sandbox_objects').select('body').where('id', 'like', `${prefix}%`).execute();
      return rows.map(({ body }) => body as SandboxObject);
    },
    save: async (object, key = null) => {
      const body = JSON.stringify(object);
      await query
        .insertInto('sandbox_objects')
        .values({ id: object.id, idempotency_key: key, body })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ body }))
        .execute();
    },
    atomically: (key, run) =>
      transaction(async (own) => {
        if (key) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(own);
        return run();
      }),
  };
}
