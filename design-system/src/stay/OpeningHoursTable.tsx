import {
  addCalendarDays,
  compileOpeningHours,
  hoursOn,
  type MinuteRange,
  type OpeningException,
  type OpeningHours,
} from '@cubby/api';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { fontWeight, tabularNumbers, textSize, visuallyHidden } from '../tokens/index.ts';

interface OpeningHoursTableProps {
  hours: readonly OpeningHours[];
  exceptions: readonly OpeningException[];
  /** Dates on which the place is closed all day. */
  closures?: readonly { start_date: string; end_date: string }[];
  /** The place's local date today, YYYY-MM-DD: the first row of the table. */
  today: string;
  locale?: string;
  labels: { caption: string; today: string; closed: string; allDay: string; exception: string };
}

/** The coming week from today, with special hours marked. */
export function OpeningHoursTable(props: OpeningHoursTableProps) {
  const { hours, exceptions, closures = NONE, today, locale = 'en-GB', labels } = props;
  const compiled = useMemo(() => compileOpeningHours(hours, exceptions, closures), [hours, exceptions, closures]);
  const differs = (date: string) =>
    exceptions.some((exception) => exception.date === date) ||
    closures.some(({ start_date, end_date }) => start_date <= date && date <= end_date);
  const dates = [0, 1, 2, 3, 4, 5, 6].map((offset) => addCalendarDays(today, offset));
  return (
    <Box component="table" sx={{ borderCollapse: 'collapse', width: '100%', fontSize: textSize.medium }}>
      <Box component="caption" sx={visuallyHidden}>
        {labels.caption}
      </Box>
      <tbody>
        {dates.map((date) => (
          <Box
            component="tr"
            key={date}
            sx={{
              fontWeight: date === today ? fontWeight.bold : fontWeight.regular,
              '& > *': { borderBottom: '1px solid', borderColor: 'divider', py: 1 },
            }}
          >
            <Box
              component="th"
              scope="row"
              sx={{
                textAlign: 'left',
                fontWeight: 'inherit',
                verticalAlign: 'top',
                hyphens: 'auto',
                overflowWrap: 'anywhere',
              }}
            >
              {date === today ? labels.today : weekday(date, locale)}
              {differs(date) && (
                <Box sx={{ fontSize: textSize.caption, fontWeight: fontWeight.semibold, color: 'secondary.main' }}>
                  {labels.exception}
                </Box>
              )}
            </Box>
            <Box component="td" sx={{ textAlign: 'right', verticalAlign: 'top', pl: 1.5, ...tabularNumbers }}>
              {writeHours(hoursOn(compiled, date), labels)}
            </Box>
          </Box>
        ))}
      </tbody>
    </Box>
  );
}

const NONE: readonly [] = [];

/** "09:00–18:00", several separated by commas, or the words for closed and open 24 hours. */
export function writeHours(ranges: readonly MinuteRange[], labels: { closed: string; allDay: string }): string {
  if (ranges.length === 0) return labels.closed;
  const [first] = ranges;
  if (first && first[0] === 0 && first[1] >= 1440) return labels.allDay;
  return ranges.map(([from, to]) => `${clock(from)}–${clock(to)}`).join(', ');
}

/** Minute 1440 is the end of the day and written 24:00; later minutes are on the next morning's clock. */
function clock(minute: number): string {
  const value = minute > 1440 ? minute - 1440 : minute;
  return `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`;
}

function weekday(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
