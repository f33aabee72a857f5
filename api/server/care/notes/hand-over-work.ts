import type { Kysely } from 'kysely';
import { fieldError } from '../../../contract/errors.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { handOverIncidents } from '../../stays/incidents/incidents.ts';
import { handOver, listStaffFor } from './store.ts';

/**
 * Gives the work of a person who leaves to a colleague, as far as that one has the rights to it. The rest is shown on the
 * overview as work that needs someone.
 *
 * @throws CubbyError INVALID_DATA on `hand_over_to` for a person who is not staff, or for themselves.
 */
export async function handOverWork(query: Kysely<Schema>, userId: string, to: string | null): Promise<void> {
  const staff = to === null ? [] : await listStaffFor(query, null);
  if (to !== null && (to === userId || !staff.some(({ id }) => id === to)))
    throw fieldError('hand_over_to', 'This person is not a member of staff.');
  const mayHaveReports = to !== null && (await listStaffFor(query, 'incident')).some(({ id }) => id === to);
  await handOverIncidents(query, userId, mayHaveReports ? to : null);
  await handOver(query, userId, to);
}
