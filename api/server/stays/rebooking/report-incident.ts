import { addMinutes } from 'date-fns';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { fieldError } from '../../../contract/errors.ts';
import {
  INCIDENT_RESPONSE_MINUTES,
  type IncidentKind,
  PLACE_FAILURES,
  reportableIncidents,
} from '../../../contract/rules/incidents.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { Alternative } from '../../../contract/structs/incident.ts';
import { incidentMail } from '../../../mails/incident-texts.ts';
import { writeHostMail } from '../../catalogue/hosts/write-host-mail.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { getOwnBooking, type PlacedBooking, requireTraveller } from '../bookings/record/get-booking.ts';
import type { PresentsBookings } from '../bookings/record/present-booking.ts';
import { insertIncident } from '../incidents/reports.ts';
import { listMoves } from './list-moves.ts';

type Report = BodyOf<Endpoints['reportIncident']>;

/**
 * Writes down that a place failed its traveller, and tells the host. Where the bags were not taken, the answer says
 * where else they can go now. The same report twice is one, with places that are open by then.
 *
 * @throws CubbyError NOT_FOUND, or INCIDENT_OUT_OF_TIME when that cannot be the matter now.
 */
export async function reportIncident(
  services: HasDatabase & HasCards & PresentsBookings,
  id: string,
  caller: Caller | null,
  { kind, text, pass }: Report,
): Promise<{ booking: Booking; alternatives: Alternative[] }> {
  const booking = await requireTraveller(services, id, caller, pass ?? null);
  if (!reportableIncidents(booking, services.now()).includes(kind))
    throw fieldError('kind', 'This cannot be reported for this booking now.', 'INCIDENT_OUT_OF_TIME');
  await write(services, booking, kind, text?.trim() || null);
  return {
    booking: await getOwnBooking(services, booking.id, caller?.userId ?? null),
    alternatives: PLACE_FAILURES.includes(kind) ? await listMoves(services, booking) : [],
  };
}

async function write(
  { database, now: clock }: HasDatabase & HasClock,
  booking: PlacedBooking,
  kind: IncidentKind,
  text: string | null,
): Promise<void> {
  const now = clock();
  const respond_by = kind === 'closed_at_pickup' ? addMinutes(now, INCIDENT_RESPONSE_MINUTES) : null;
  await database.transaction(async (transaction) => {
    const { id: booking_id, stashpoint_id } = booking;
    const incident = { id: hexId(16), booking_id, stashpoint_id, kind, text, created: now, respond_by };
    if (!(await insertIncident(transaction, { ...incident, resolved_at: null, resolution: null }))) return;
    await writeHostMail(transaction, stashpoint_id, (host) => incidentMail(host, booking, incident), now);
  });
}
