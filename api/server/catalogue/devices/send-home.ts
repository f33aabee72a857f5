import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Nobody stands where they stood: at once, on every device. */
export async function sendHome(transaction: Kysely<Schema>, personId: string): Promise<void> {
  await transaction.updateTable('host_devices').set({ person_id: null }).where('person_id', '=', personId).execute();
}
