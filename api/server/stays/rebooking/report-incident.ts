import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { subDays } from 'date-fns/subDays';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { fieldError } from '../../../contract/errors.ts';
import {
  ANSWER_HOURS,
  INCIDENT_RESPONSE_MINUTES,
  reportableIncidents,
  STASHPOINT_FAILURES,
} from '../../../contract/rules/incidents.ts';
import { isRefunded } from '../../../contract/rules/settlement.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { Alternative } from '../../../contract/structs/incident.ts';
import { RETENTION_DAYS } from '../../../contract/vocabulary/retention.ts';
import { incidentMail } from '../../../mails/incident-texts.ts';
import { linkToConsole } from '../../catalogue/hosts/host-links.ts';
import { writeHostMail } from '../../catalogue/hosts/write-host-mail.ts';
import type { HasCards } from '../../catalogue/stashpoints/browsing/card-cache.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { failureAt } from '../bookings/record/failure-at.ts';
import { findMailedBooking } from '../bookings/record/find-mailed-booking.ts';
import { getOwnBooking, type PlacedBooking, requireTraveller } from '../bookings/record/get-booking.ts';
import type { SerializesBookings } from '../bookings/record/serialize-booking.ts';
import { countUnproven, writeIncident } from '../incidents/incidents.ts';
import { attachPictures } from '../pictures/attach-pictures.ts';
import { listMoves } from './list-moves.ts';
import { distanceFrom, stashpointAtThatTime } from './stashpoint-at-that-time.ts';

type Incident = BodyOf<Endpoints['reportIncident']>;

/**
 * Records that a place failed its traveller, and tells the host. Where the bags were not taken, the answer lists places
 * that take them now. Repeating a report returns the existing one, with the places open by then.
 *
 * @throws CubbyError NOT_FOUND, or INCIDENT_OUT_OF_TIME when that report is impossible now.
 */
export async function reportIncident(
  services: HasDatabase & HasCards & SerializesBookings,
  id: string,
  caller: Caller | null,
  incident: Incident,
): Promise<{ booking: Booking; alternatives: Alternative[] }> {
  const { kind } = incident;
  const booking = await requireTraveller(services, id, caller, incident.pass ?? null);
  if (isRefunded(booking) || !reportableIncidents(booking, services.now()).includes(kind))
    throw fieldError('kind', 'This cannot be reported for this booking now.', 'INCIDENT_OUT_OF_TIME');
  await write(services, booking, incident);
  const reported = await findMailedBooking(services.database.query, booking.id);
  return {
    booking: await getOwnBooking(services, booking.id, caller?.userId ?? null),
    alternatives: failureAt(reported, services.now()).failure === 'none' ? [] : await listMoves(services, reported),
  };
}

async function write(
  services: HasDatabase & HasClock & HasConfig,
  booking: PlacedBooking,
  { kind, text, position, picture_ids = [] }: Incident,
): Promise<void> {
  const now = services.now();
  const { id: booking_id, stashpoint_id } = booking;
  const failed = STASHPOINT_FAILURES.includes(kind);
  await services.database.transaction(async (transaction) => {
    const since = subDays(now, RETENTION_DAYS.cards);
    const incident = {
      id: hexId(16),
      booking_id,
      stashpoint_id,
      kind,
      text: text?.trim() || null,
      created: now,
      respond_by: failed ? null : addMinutes(now, INCIDENT_RESPONSE_MINUTES),
      answer_by: failed ? addHours(now, ANSWER_HOURS) : null,
      reviewed_first:
        failed && (await countUnproven(transaction, booking_id, since)) >= services.config.unprovenReports,
      ...distanceFrom(booking, position),
      ...(await stashpointAtThatTime(transaction, stashpoint_id, now)),
    };
    const { id, isNew } = await writeIncident(transaction, incident);
    const pictures = await attachPictures(transaction, {
      ids: picture_ids,
      purpose: 'report',
      incident: { id, booking_id, stashpoint_id },
    });
    if (!isNew) return;
    const link = await linkToConsole(services, transaction, booking.host_id, `/incidents/${id}`);
    const told = { ...incident, pictures };
    const about = { stashpointId: stashpoint_id, kind: 'incidents' } as const;
    await writeHostMail(services, transaction, about, (host) => incidentMail(host, booking, told, link(host)));
  });
}
