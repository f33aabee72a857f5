import { addHours } from 'date-fns/addHours';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import { CubbyError } from '../../../contract/errors.ts';
import { answersTo, COUNTED_DAYS } from '../../../contract/rules/incidents.ts';
import type { IncidentDetail, IncidentFacts } from '../../../contract/structs/incident.ts';
import { isBookingStaff, runs } from '../../people/work/staff-access.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { listIncidentPictures } from '../../stays/pictures/list-pictures.ts';
import { countCounted, findIncidents, type IncidentRow, listHandOvers } from './incidents-store.ts';
import { readCase } from './read-case.ts';
import { serializeIncident } from './serialize-incident.ts';

/**
 * Returns one report with its pictures, and what is known of the place at that time.
 *
 * @throws CubbyError NOT_FOUND, also for the report of another host's place.
 */
export async function getIncident(
  services: HasDatabase & HasClock & HasSecret,
  caller: Caller,
  id: string,
): Promise<IncidentDetail> {
  const { query } = services.database;
  const now = services.now();
  const row = await requireIncident(services, caller, id);
  return {
    ...serializeIncident(row, caller, now),
    answers: [...answersTo(row, now)],
    facts: await readFacts(services, row),
    pictures: await listIncidentPictures(services, row),
    counted: await countCounted(query, row.stashpoint_id, subDays(now, COUNTED_DAYS)),
    case: isBookingStaff(caller) ? await readCase(services, caller, row, now) : null,
  };
}

/** @throws CubbyError NOT_FOUND. */
export async function requireIncident({ database }: HasDatabase, caller: Caller, id: string): Promise<IncidentRow> {
  const [row] = await findIncidents(database.query, [id]);
  if (!row || !(isBookingStaff(caller) || runs(caller, stashpointOf(row))))
    throw new CubbyError('NOT_FOUND', 'Report not found.');
  return row;
}

export function stashpointOf({ stashpoint_id, host_id }: IncidentRow): { id: string; host_id: string } {
  return { id: stashpoint_id, host_id };
}

async function readFacts({ database }: HasDatabase, row: IncidentRow): Promise<IncidentFacts> {
  const hour = [subHours(row.created, 1), addHours(row.created, 1)] as const;
  const handOvers = await listHandOvers(database.query, row, hour);
  const minutes = handOvers.map(({ occurred_at }) => Math.abs(differenceInMinutes(occurred_at, row.created)));
  return {
    bags_handed_over: handOvers.reduce((sum, { bags }) => sum + Number(bags), 0),
    nearest_minutes: minutes.length > 0 ? Math.min(...minutes) : null,
    was_open: row.was_open,
    closure_stood: row.closure_stood,
  };
}
