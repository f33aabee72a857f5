import type { Kysely } from 'kysely';
import type { INCIDENT_RESOLUTIONS } from '../../../contract/rules/incidents.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Closes the reports of a booking, in the transaction that settles it; claims stay open. Does nothing without a report. */
export async function resolveIncidents(
  transaction: Kysely<Schema>,
  bookingId: string,
  resolution: (typeof INCIDENT_RESOLUTIONS)[number],
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('incidents')
    .set({ resolution, resolved_at: now })
    .where('booking_id', '=', bookingId)
    .where('kind', '<>', 'claim')
    .where('resolved_at', 'is', null)
    .execute();
}
