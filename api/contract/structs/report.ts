import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import {
  INCIDENT_ANSWERS,
  INCIDENT_KINDS,
  INCIDENT_RESOLUTIONS,
  REPORT_STANDINGS,
  VERDICTS,
} from '../rules/incidents.ts';
import { BookingId, Count, Instant, MaybeText, StashpointId } from '../vocabulary/words.ts';
import { BookingPicture } from './booking-picture.ts';

/** A report of a place as its host and staff see it. Hosts see the same details of the traveller as in the booking. */
export const AdminIncident = type({
  id: string(),
  booking_id: BookingId,
  kind: enums(INCIDENT_KINDS),
  text: MaybeText,
  created: Instant,
  respond_by: nullable(Instant),
  /** Time at which staff were alerted that no one responded in time. */
  escalated_at: nullable(Instant),
  resolved_at: nullable(Instant),
  resolution: nullable(enums(INCIDENT_RESOLUTIONS)),
  standing: enums(REPORT_STANDINGS),
  /** Distance between traveller and pin in metres, and its accuracy; null if the traveller did not share it. */
  distance_m: nullable(integer()),
  accuracy_m: nullable(integer()),
  /** Deadline for the host's response before it counts; null if it never counts. */
  answer_by: nullable(Instant),
  answer: nullable(enums(INCIDENT_ANSWERS)),
  answer_text: MaybeText,
  answered_at: nullable(Instant),
  /** Time of arrival of a host who is on the way. */
  arrives_at: nullable(Instant),
  verdict: nullable(enums(VERDICTS)),
  /** Reason for the host. */
  verdict_text: MaybeText,
  decided_at: nullable(Instant),
  customer: type({ name: string(), email: string(), phone_number: string() }),
  stashpoint: type({ id: StashpointId, name: string(), city_name: string(), timezone: string() }),
  host: type({ name: string(), email: MaybeText, phone_number: string() }),
});
export type AdminIncident = Infer<typeof AdminIncident>;

/** Other facts about the place at that time, beside both statements. */
export const ReportFacts = type({
  /** Other bags checked in or out there within an hour of the report, and the minutes from it to the nearest. */
  bags_handed_over: Count,
  nearest_minutes: nullable(integer()),
  /** By the hours and closures at that moment; null for reports from before this was recorded. */
  was_open: nullable(boolean()),
  closure_stood: nullable(boolean()),
});
export type ReportFacts = Infer<typeof ReportFacts>;

/** One report with everything that belongs to it. */
export const IncidentDetail = type({
  ...AdminIncident.schema,
  /** Responses the host can give now. */
  answers: array(enums(INCIDENT_ANSWERS)),
  facts: ReportFacts,
  pictures: array(BookingPicture),
  /** Number of reports of the last 90 days that count against the place. */
  counted: Count,
});
export type IncidentDetail = Infer<typeof IncidentDetail>;
