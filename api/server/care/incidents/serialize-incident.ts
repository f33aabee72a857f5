import { standingOf } from '../../../contract/rules/incidents.ts';
import type { AdminIncident } from '../../../contract/structs/incident.ts';
import { colleagueOf } from '../../people/users/colleague-of.ts';
import { isBookingStaff } from '../../people/work/staff-access.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { IncidentRow } from './incidents-store.ts';

/**
 * Serializes a report for staff, or for the host of the place, who sees as much of the traveller as in the booking: of a
 * claim, only the name.
 */
export function serializeIncident(row: IncidentRow, caller: Caller, now: Date): AdminIncident {
  const isStaff = isBookingStaff(caller);
  // Once the booking has moved to another place, the host can no longer see it.
  const seesBooking = isStaff || (row.booked_at === row.stashpoint_id && row.kind !== 'claim');
  return {
    id: row.id,
    booking_id: row.booking_id,
    kind: row.kind,
    text: row.text,
    created: row.created.toISOString(),
    respond_by: row.respond_by?.toISOString() ?? null,
    escalated_at: isStaff ? (row.escalated_at?.toISOString() ?? null) : null,
    resolved_at: row.resolved_at?.toISOString() ?? null,
    resolution: row.resolution,
    standing: standingOf(row, now),
    distance_m: row.distance_m,
    accuracy_m: row.accuracy_m,
    answer_by: row.answer_by?.toISOString() ?? null,
    answer: row.answer,
    answer_text: row.answer_text,
    answered_at: row.answered_at?.toISOString() ?? null,
    arrives_at: row.arrives_at?.toISOString() ?? null,
    verdict: row.verdict,
    verdict_text: row.verdict_text,
    decided_at: row.decided_at?.toISOString() ?? null,
    customer: seesBooking
      ? {
          name: `${row.first_name} ${row.last_name}`.trim(),
          email: isStaff ? row.email : null,
          phone_number: row.phone_number,
        }
      : { name: row.first_name, email: null, phone_number: '' },
    stashpoint: {
      id: row.stashpoint_id,
      name: row.stashpoint_name,
      city_name: row.city_name,
      timezone: row.timezone,
    },
    host: {
      name: `${row.host_first_name} ${row.host_last_name}`.trim(),
      email: row.host_email,
      phone_number: row.host_phone_number,
    },
    assignee:
      isStaff && row.assignee_id !== null
        ? colleagueOf({ id: row.assignee_id, first_name: row.assignee_first_name, last_name: row.assignee_last_name })
        : null,
  };
}
