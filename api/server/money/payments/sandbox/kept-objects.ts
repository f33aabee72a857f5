import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { SandboxObject, SandboxStore } from './sandbox-objects.ts';

/** Stores the sandbox's objects in the database, so that they survive a restart. */
export function databaseSandboxStore(query: Kysely<Schema>): SandboxStore {
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
  };
}
