import { array, boolean, defaulted, enums, type Infer, integer, nullable, optional, string, type } from 'superstruct';
import { CASE_REPLIES } from '../rules/case-replies.ts';
import {
  CASE_KINDS,
  CASE_STATES,
  INCIDENT_ANSWERS,
  INCIDENT_KINDS,
  INCIDENT_RESOLUTIONS,
  INCIDENT_STANDINGS,
  PICKUP_ANSWERS,
  REPORT_KINDS,
  VERDICTS,
} from '../rules/incidents.ts';
import {
  Amount,
  BookingId,
  Count,
  Currency,
  Instant,
  LanguageCode,
  MaybeText,
  Position,
  StashpointId,
  UserId,
} from '../vocabulary/words.ts';
import { BookingPicture } from './booking-picture.ts';
import { LockerSize, Stashpoint } from './stashpoint.ts';
import { Refund } from './support.ts';

/** A traveller’s report that a place failed them. */
export const Incident = type({
  id: string(),
  kind: enums(REPORT_KINDS),
  created: Instant,
  /** Deadline for the host's response, if a traveller is at a closed door with their bags inside. */
  respond_by: nullable(Instant),
  resolved_at: nullable(Instant),
  resolution: nullable(enums(INCIDENT_RESOLUTIONS)),
  /** The host's response to a traveller whose bags are locked in. */
  answer: optional(nullable(enums(PICKUP_ANSWERS))),
  /** The time at which the host will arrive. */
  arrives_at: optional(nullable(Instant)),
  /** The part of the price that is refunded once the report is proven; with an account it is credit until then. */
  withheld: defaulted(Amount, 0),
  /** True if the pending part is credit meanwhile. */
  is_credit: defaulted(boolean(), false),
  /** One of too many without proof: staff look at it before anything moves. */
  reviewed_first: defaulted(boolean(), false),
});
export type Incident = Infer<typeof Incident>;

/** A place nearby that can take the bags for the rest of the stay, and the refund for moving there. */
export const Alternative = type({
  stashpoint: Stashpoint,
  refund_amount: Amount,
  /** Goes back once the report is proven; with an account it is credit until then. */
  withheld_amount: defaulted(Amount, 0),
  /** Inner sizes of the lockers the bags would get: width, height and depth in centimetres. */
  doors_cm: optional(array(LockerSize)),
});
export type Alternative = Infer<typeof Alternative>;

export const Alternatives = array(Alternative);

/** A member of staff. */
export const Colleague = type({ id: UserId, name: string() });
export type Colleague = Infer<typeof Colleague>;

/** A report of a place, or a claim, as its host and staff see it. Hosts see the same details of the traveller as in the booking. */
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
  standing: enums(INCIDENT_STANDINGS),
  /** Distance between traveller and marker in metres; null if the traveller did not share it. */
  distance_m: nullable(integer()),
  /** Accuracy of the distance in metres. */
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
  /** The address is null for hosts. */
  customer: type({ name: string(), email: MaybeText, phone_number: string() }),
  stashpoint: type({ id: StashpointId, name: string(), city_name: string(), timezone: string() }),
  host: type({ name: string(), email: MaybeText, phone_number: string() }),
  /** The member of staff who works on it; null for none, and for hosts. */
  assignee: nullable(Colleague),
});
export type AdminIncident = Infer<typeof AdminIncident>;

/** Other facts about the place at that time, beside both statements. */
export const IncidentFacts = type({
  /** Number of other bags checked in or out there within an hour of the report. */
  bags_handed_over: Count,
  /** Minutes between the report and the nearest of them; null without any. */
  nearest_minutes: nullable(integer()),
  /** True if the place was open by its hours; null for reports from before this was recorded. */
  was_open: nullable(boolean()),
  /** True if a closure applied; null for reports from before this was recorded. */
  closure_stood: nullable(boolean()),
});
export type IncidentFacts = Infer<typeof IncidentFacts>;

/** Another report, made before the one of the case. */
export const EarlierIncident = type({
  id: string(),
  kind: enums(INCIDENT_KINDS),
  created: Instant,
  standing: enums(INCIDENT_STANDINGS),
  booking_id: BookingId,
  stashpoint_name: string(),
});
export type EarlierIncident = Infer<typeof EarlierIncident>;

/** The latest of them, and their number. */
const EarlierIncidents = type({ total: Count, items: array(EarlierIncident) });

/** An email of staff to one side of a report, as it was sent: `text` holds their own words in the template. */
export const CaseReply = type({
  id: string(),
  kind: enums(CASE_REPLIES),
  text: MaybeText,
  author: Colleague,
  created: Instant,
});
export type CaseReply = Infer<typeof CaseReply>;

/** A template's text around staff's own words. */
const ReplyText = type({ language: LanguageCode, subject: string(), opening: string(), closing: string() });

/** The templates that fit a case now, in their recipients' languages and in the reader's. */
export const CaseReplyTemplates = type({
  /** Number of replies that can still be sent within 24 hours. */
  left_today: Count,
  templates: array(type({ kind: enums(CASE_REPLIES), recipient: ReplyText, own: ReplyText })),
});
export type CaseReplyTemplates = Infer<typeof CaseReplyTemplates>;

/** The work of staff on a report, and what they need to decide it. */
export const Case = type({
  kind: enums(CASE_KINDS),
  state: enums(CASE_STATES),
  /** The host's next deadline. */
  deadline: nullable(Instant),
  decided_by: nullable(Colleague),
  /** Refunds made with its decisions, latest first. */
  refunds: array(Refund),
  /** The amount that the move which resolved it refunded, to cards and as credit; null if the booking was not moved. */
  moved_refund: defaulted(nullable(Amount), null),
  /**
   * The amounts that can still be refunded to cards and as credit, the reported place's share in the booking, and the
   * effects of either verdict on them; null without the permission for money. `takes_credit` is false for travellers without an account.
   */
  refundable: nullable(
    type({
      ccy_code: Currency,
      ccy_minor_in_major: integer(),
      card: Amount,
      credit: Amount,
      host_share: Amount,
      /** Waits for the verdict. */
      withheld: Amount,
      upheld: type({ card: Amount, credit: Amount, withdrawn: Amount, host_share: Amount }),
      dismissed: type({ withdrawn: Amount, host_share: Amount }),
      takes_credit: boolean(),
    }),
  ),
  position: Position,
  /** The current hours of the place on the day of the report, in minutes of its clock; past 1440 into the next day. */
  hours_that_day: array(type({ open_minute: Count, close_minute: Count })),
  host_id: UserId,
  earlier_of_host: EarlierIncidents,
  /** By the account, address, phone or card of this booking. */
  earlier_of_traveller: EarlierIncidents,
  /** True where too many of those were without proof, so that nothing is given before staff decide. */
  reviewed_first: defaulted(boolean(), false),
  /** Latest last. */
  replies: array(CaseReply),
});
export type Case = Infer<typeof Case>;

/** One report with everything that belongs to it. */
export const IncidentDetail = type({
  ...AdminIncident.schema,
  /** Responses the host can give now. */
  answers: array(enums(INCIDENT_ANSWERS)),
  facts: IncidentFacts,
  pictures: array(BookingPicture),
  /** Number of reports of the last 90 days that count against the place. */
  counted: Count,
  /** Null for hosts. */
  case: nullable(Case),
});
export type IncidentDetail = Infer<typeof IncidentDetail>;
