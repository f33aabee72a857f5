import { array, boolean, enums, type Infer, integer, nullable, number, string, type } from 'superstruct';
import { Amount, Count, Currency, Instant, LocalDate, MaybeText, StashpointId } from '../vocabulary/words.ts';
import { ApprovalStatus } from './stashpoint.ts';

/** Days, both included, on the clocks of the places. */
const Span = type({ since: LocalDate, until: LocalDate });

/** Bars are days; for more than two months they are months, named by their first day. */
const FIGURE_STEPS = ['day', 'month'] as const;

const Counted = type({
  bookings: Count,
  bags: Count,
  /** Refusals of bags at the counter. */
  refusals: Count,
  /** Number of no-shows. */
  no_shows: Count,
  /** Number of reports. */
  incidents: Count,
  /** Reports that were answered or whose deadline has passed. */
  incidents_due: Count,
  /** Reports answered in time. */
  incidents_in_time: Count,
  reviews: Count,
  /** Average of the reviews in the span; null without reviews. */
  rating: nullable(number()),
  /** Searches that found a place closed or full. */
  missed_closed: Count,
  missed_full: Count,
});
export type Counted = Infer<typeof Counted>;

/** An hour of the week: average bags in storage, capacity, and bags searched for in vain. */
const WeekHour = type({
  /** 0 is Monday. */
  weekday: Count,
  hour: Count,
  inside: number(),
  room: Count,
  open: boolean(),
  missed: Count,
});
export type WeekHour = Infer<typeof WeekHour>;

/** Performance of a host's places: one of them or all together, beside the span before. */
export const StashpointFigures = type({
  span: Span,
  before: Span,
  step: enums(FIGURE_STEPS),
  current: Counted,
  previous: Counted,
  steps: array(type({ date: LocalDate, bookings: Count, bags: Count, missed: Count })),
  hours: array(WeekHour),
  /** Number of ratings by stars, five to one. */
  ratings: array(type({ rating: Count, count: Count })),
  latest_reviews: array(
    type({
      id: string(),
      created: Instant,
      rating: Count,
      first_name: string(),
      text: MaybeText,
      stashpoint_name: string(),
    }),
  ),
});
export type StashpointFigures = Infer<typeof StashpointFigures>;

/** Today at a place, on its own clock: what an owner of several looks at. */
export const StashpointToday = type({
  id: StashpointId,
  name: string(),
  address: string(),
  timezone: string(),
  date: LocalDate,
  status: ApprovalStatus,
  active: boolean(),
  /** A bank of lockers has no counter. */
  has_counter: boolean(),
  capacity_total: Count,
  bags_inside: Count,
  /** Bags brought and collected in each hour of the day that has any, by the agreed times. */
  hours: array(type({ hour: integer(), arriving: Count, leaving: Count })),
  /** Stays whose traveller is late, to bring or to collect the bags. */
  late_count: Count,
  /** Counter devices, and the person signed in on each. */
  tills: array(type({ device_name: string(), person_name: nullable(string()) })),
  /** Numbers of open tasks of the host; `asked` is true if staff have sent a place back with a question. */
  waiting: type({ reports: Count, reviews: Count, tasks: Count, asked: boolean() }),
  ccy_code: Currency,
  ccy_minor_in_major: integer(),
  /** The host's share of what was booked, changed and cancelled today; null for managers. */
  takings: nullable(Amount),
});
export type StashpointToday = Infer<typeof StashpointToday>;

/** Earnings of places, by currency, minor units: the host's shares in the ledger on the days (UTC) their stays ended. */
export const StashpointEarnings = type({
  span: Span,
  before: Span,
  step: enums(FIGURE_STEPS),
  currencies: array(
    type({
      ccy_code: Currency,
      ccy_minor_in_major: integer(),
      current: Amount,
      previous: Amount,
      steps: array(type({ date: LocalDate, amount: Amount })),
      /** An estimate: see `MISSED_SHARE`. */
      missed: type({ closed: Amount, full: Amount }),
    }),
  ),
});
export type StashpointEarnings = Infer<typeof StashpointEarnings>;
