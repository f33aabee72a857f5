import { compileOpeningHours, isOpenAt, weekdayOf } from '../../contract/rules/opening-hours.ts';
import { addCalendarDays, localMoment } from '../../contract/rules/time.ts';
import { createRandom } from '../../drawings/random.ts';
import type { Row } from './rows.ts';
import type { DemoStashpoint } from './stashpoints.ts';

const DAYS = 365;
/** Hours with many searches by travellers with bags: around the first trains, and after shops have closed. */
const EDGES = [6, 7, 8, 18, 19, 20, 21, 22] as const;

/** A year of searches for which a place was closed at the start or end of its day, or full at weekends. */
export function missedSearchesOf(stashpoint: DemoStashpoint, now: Date): Row<'missed_searches'>[] {
  const random = createRandom(`missed-${stashpoint.id}`);
  const compiled = compileOpeningHours(
    stashpoint.opening_hours,
    stashpoint.opening_hours_exceptions,
    stashpoint.closures,
  );
  const today = localMoment(now, stashpoint.timezone).date;
  return Array.from({ length: DAYS }, (_, index) => addCalendarDays(today, index - DAYS + 1)).flatMap((day) => {
    const weekday = weekdayOf(day);
    const hour = random.pick(EDGES);
    const looks = random.whole(1, weekday > 3 ? 5 : 3);
    const fullAt = random.whole(11, 14);
    const count = (at: number, reason: 'closed' | 'full', searches: number) => ({
      stashpoint_id: stashpoint.id,
      day,
      hour: at,
      reason,
      searches,
      bags: searches * random.whole(1, 3),
    });
    const isOpen = (at: number) => isOpenAt(compiled, { date: day, minute: at * 60, weekday });
    return [
      ...(random.chance(0.55) && !isOpen(hour) ? [count(hour, 'closed', looks)] : []),
      ...(weekday > 4 && random.chance(0.3) && isOpen(fullAt) ? [count(fullAt, 'full', random.whole(1, 3))] : []),
    ];
  });
}
