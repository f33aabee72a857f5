import Box from '@mui/material/Box';
import { colour, forcedColours, visuallyHidden } from '../tokens/index.ts';

export interface DayBar {
  /** YYYY-MM-DD. */
  date: string;
  value: number;
  /** The value in words, such as "€1,204.50". */
  text: string;
  /** The day in words, such as "Mon 16 Nov". */
  label: string;
}

interface DayBarsProps {
  days: readonly DayBar[];
  /** The caption of the bars, for screen readers. */
  caption: string;
  height?: number;
}

const GAP = 2;
const WIDTH = 14;

/**
 * Several days as bars, the last one today. The bars are a single picture; the table behind them gives screen readers
 * the same values. A chart library would weigh more than the page around it.
 */
export function DayBars({ days, caption, height = 72 }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ value }) => value));
  const width = days.length * (WIDTH + GAP) - GAP;
  return (
    <Box component="figure" sx={{ m: 0, position: 'relative', overflow: 'hidden', ...barsInForcedColours }}>
      <svg viewBox={`0 0 ${width} ${height}`} width="100%" height={height} preserveAspectRatio="none" aria-hidden>
        {days.map(({ date, value, label, text }, index) => {
          const tall = Math.max(2, (Math.max(0, value) / most) * (height - 4));
          const today = index === days.length - 1;
          return (
            <rect
              key={date}
              x={index * (WIDTH + GAP)}
              y={height - tall}
              width={WIDTH}
              height={tall}
              rx={3}
              fill={today ? colour.spark : colour.accentBright}
            >
              <title>{`${label}: ${text}`}</title>
            </rect>
          );
        })}
      </svg>
      <Box component="table" sx={visuallyHidden}>
        <caption>{caption}</caption>
        <tbody>
          {days.map(({ date, label, text }) => (
            <tr key={date}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const barsInForcedColours = {
  [forcedColours]: { '& rect': { fill: 'CanvasText' }, '& rect:last-of-type': { fill: 'Highlight' } },
} as const;
