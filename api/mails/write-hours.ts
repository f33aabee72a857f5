import { type CompiledHours, hoursOn, type MinuteRange } from '../contract/rules/opening-hours.ts';
import { localMoment } from '../contract/rules/time.ts';
import { languageOf, localeOf } from '../contract/vocabulary/languages.ts';
import { type Say, wordsIn } from './words.ts';

interface Stay {
  language: string;
  dropoff: Date;
  pickup: Date;
  timezone: string;
}

/** Writes the opening hours of the place on the days of drop-off and pick-up, one line per day. */
export function writeHours(hours: CompiledHours, { language: code, dropoff, pickup, timezone }: Stay): string {
  const language = languageOf(code);
  const format = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const dates = new Set([dropoff, pickup].map((instant) => localMoment(instant, timezone).date));
  const lines = [...dates].map((date) => {
    const day = format.format(new Date(`${date}T00:00:00Z`));
    return `${day}, ${writeRanges(hoursOn(hours, date), wordsIn(language))}`;
  });
  return lines.join('\n');
}

const DAY = 1440;

function writeRanges(ranges: readonly MinuteRange[], t: Say): string {
  if (ranges.length === 0) return t('frame.closed');
  if (ranges.some(([from, to]) => from === 0 && to >= DAY)) return t('frame.allDay');
  return ranges.map(([from, to]) => `${clock(from)}–${clock(to)}`).join(', ');
}

/** Formats a minute of a day: 1440 is written 24:00; later minutes are the next morning's clock. */
function clock(minute: number): string {
  const value = minute > DAY ? minute - DAY : minute;
  return `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`;
}
