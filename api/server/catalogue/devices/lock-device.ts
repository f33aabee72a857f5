import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Signs a person out of every device at once. */
export async function lockDevice(transaction: Kysely<Schema>, personId: string): Promise<void> {
  await transaction.updateTable('host_devices').set({ person_id: null }).where('person_id', '=', personId).execute();
}
