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

/** A report of a place as its host and staff see it. A host is told of the traveller what the booking tells them. */
export const AdminIncident = type({
  id: string(),
  booking_id: BookingId,
  kind: enums(INCIDENT_KINDS),
  text: MaybeText,
  created: Instant,
  respond_by: nullable(Instant),
  /** When staff were told that nobody answered in time. */
  escalated_at: nullable(Instant),
  resolved_at: nullable(Instant),
  resolution: nullable(enums(INCIDENT_RESOLUTIONS)),
  standing: enums(REPORT_STANDINGS),
  /** Metres between traveller and pin, and how far off that may be; null where they did not share it. */
  distance_m: nullable(integer()),
  accuracy_m: nullable(integer()),
  /** Until when the host can answer before it counts; null where it does not count in any case. */
  answer_by: nullable(Instant),
  answer: nullable(enums(INCIDENT_ANSWERS)),
  answer_text: MaybeText,
  answered_at: nullable(Instant),
  /** When a host who is on the way arrives. */
  arrives_at: nullable(Instant),
  verdict: nullable(enums(VERDICTS)),
  /** Why, for the host to read. */
  verdict_text: MaybeText,
  decided_at: nullable(Instant),
  customer: type({ name: string(), email: string(), phone_number: string() }),
  stashpoint: type({ id: StashpointId, name: string(), city_name: string(), timezone: string() }),
  host: type({ name: string(), email: MaybeText, phone_number: string() }),
});
export type AdminIncident = Infer<typeof AdminIncident>;

/** What else is known of the place at that time: facts beside the two words. */
export const ReportFacts = type({
  /** Other bags taken or given back there within an hour of the report, and how many minutes from it the nearest was. */
  bags_handed_over: Count,
  nearest_minutes: nullable(integer()),
  /** By the hours and closures of that moment; null of reports that are older than the question. */
  was_open: nullable(boolean()),
  closure_stood: nullable(boolean()),
});
export type ReportFacts = Infer<typeof ReportFacts>;

/** One report with everything that belongs to it. */
export const IncidentDetail = type({
  ...AdminIncident.schema,
  /** What the host may answer now. */
  answers: array(enums(INCIDENT_ANSWERS)),
  facts: ReportFacts,
  pictures: array(BookingPicture),
  /** Reports that count against the place, of the last 90 days. */
  counted: Count,
});
export type IncidentDetail = Infer<typeof IncidentDetail>;
