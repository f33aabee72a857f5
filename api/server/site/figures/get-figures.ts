import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { daysIn, type Span, stepsIn } from '../../../contract/rules/figure-spans.ts';
import { compileOpeningHours } from '../../../contract/rules/opening-hours.ts';
import { addCalendarDays } from '../../../contract/rules/time.ts';
import type { StashpointFigures, WeekHour } from '../../../contract/structs/stashpoint-figures.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { readAsked } from './read-span.ts';
import {
  countSpan,
  type FiguredStashpoint,
  listInsideHours,
  listLatestReviews,
  listMissedHours,
  listRatings,
  listSteps,
} from './store.ts';

/**
 * Returns the performance of a host's places in a span, compared with as many days before it.
 *
 * @throws CubbyError NOT_FOUND, INVALID_DATA on `until`.
 */
export async function getStashpointFigures(
  services: HasDatabase & HasClock,
  caller: Caller,
  named: string,
  asked: QueryOf<Endpoints['getStashpointFigures']>,
): Promise<StashpointFigures> {
  const { stashpoints, span, before, step } = await readAsked(services, caller, named, asked);
  const { query } = services.database;
  const now = services.now();
  const ids = stashpoints.map(({ id }) => id);
  const steps = new Map((await listSteps(query, ids, span, step)).map((each) => [each.date, each]));
  const ratings = new Map((await listRatings(query, ids, span)).map(({ rating, count }) => [rating, count]));
  const reviews = ids.length === 0 ? [] : await listLatestReviews(query, ids, span);
  return {
    span,
    before,
    step,
    current: await countSpan(query, ids, span, now),
    previous: await countSpan(query, ids, before, now),
    steps: stepsIn(span).map((date) => steps.get(date) ?? { date, bookings: 0, bags: 0, missed: 0 }),
    hours: weekHours(stashpoints, {
      inside: await listInsideHours(query, ids, span, now),
      missed: await listMissedHours(query, ids, span),
      weeks: weekdaysIn(span, now),
    }),
    ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: ratings.get(rating) ?? 0 })),
    latest_reviews: reviews.map((review) => ({ ...review, created: review.created.toISOString() })),
  };
}

interface HourSum {
  weekday: number;
  hour: number;
  bags: number;
}

function weekHours(
  stashpoints: readonly FiguredStashpoint[],
  { inside, missed, weeks }: { inside: HourSum[]; missed: HourSum[]; weeks: number[] },
): WeekHour[] {
  const bagsAt = (sums: HourSum[], weekday: number, hour: number) =>
    sums.find((each) => each.weekday === weekday && each.hour === hour)?.bags ?? 0;
  const weekly = stashpoints.map(({ opening_hours, capacity_total }) => ({
    week: compileOpeningHours(opening_hours).week,
    room: capacity_total,
  }));
  return Array.from({ length: 7 * 24 }, (_, index) => {
    const [weekday, hour] = [Math.floor(index / 24), index % 24];
    const open = weekly.filter(({ week }) => week.some(([from, to]) => from < index * 60 + 60 && to > index * 60));
    return {
      weekday,
      hour,
      inside: Math.round((100 * bagsAt(inside, weekday, hour)) / Math.max(1, weeks[weekday] ?? 1)) / 100,
      room: weekly.reduce((sum, { room }) => sum + room, 0),
      open: open.length > 0,
      missed: bagsAt(missed, weekday, hour),
    };
  });
}

/** Counts how often each weekday has occurred in a span so far, Monday first. */
function weekdaysIn(span: Span, now: Date): number[] {
  const today = now.toISOString().slice(0, 10);
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (let index = 0; index < daysIn(span); index += 1) {
    const day = addCalendarDays(span.since, index);
    if (day > today) break;
    const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
    counts[weekday] = (counts[weekday] ?? 0) + 1;
  }
  return counts;
}
