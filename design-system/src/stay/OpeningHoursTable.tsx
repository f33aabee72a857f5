import Box from '@mui/material/Box';
import { fontWeight, tabularNumbers, textSize, visuallyHidden } from '../tokens/index.ts';

/** Half-open, in minutes from the start of the day. */
export type MinuteRange = readonly [from: number, to: number];

export interface DayHours {
  /** YYYY-MM-DD. */
  date: string;
  /** None if the place is closed. */
  ranges: readonly MinuteRange[];
  /** True if the hours differ from those of the week. */
  special: boolean;
}

interface OpeningHoursTableProps {
  /** The days to show, today first. */
  days: readonly DayHours[];
  locale?: string;
  labels: { caption: string; today: string; closed: string; allDay: string; exception: string };
}

/** The coming week from today, with special hours marked. */
export function OpeningHoursTable(props: OpeningHoursTableProps) {
  const { days, locale = 'en-GB', labels } = props;
  return (
    <Box component="table" sx={{ borderCollapse: 'collapse', width: '100%', fontSize: textSize.medium }}>
      <Box component="caption" sx={visuallyHidden}>
        {labels.caption}
      </Box>
      <tbody>
        {days.map(({ date, ranges, special }, index) => (
          <Box
            component="tr"
            key={date}
            sx={{
              fontWeight: index === 0 ? fontWeight.bold : fontWeight.regular,
              '& > *': { borderBottom: '1px solid', borderColor: 'divider', py: 1 },
            }}
          >
            <Box
              component="th"
              scope="row"
              sx={{
                textAlign: 'start',
                fontWeight: 'inherit',
                verticalAlign: 'top',
                hyphens: 'auto',
                overflowWrap: 'anywhere',
              }}
            >
              {index === 0 ? labels.today : weekday(date, locale)}
              {special && (
                <Box sx={{ fontSize: textSize.caption, fontWeight: fontWeight.semibold, color: 'secondary.main' }}>
                  {labels.exception}
                </Box>
              )}
            </Box>
            <Box
              component="td"
              sx={{ textAlign: 'end', verticalAlign: 'top', paddingInlineStart: 1.5, ...tabularNumbers }}
            >
              {writeHours(ranges, labels)}
            </Box>
          </Box>
        ))}
      </tbody>
    </Box>
  );
}

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
