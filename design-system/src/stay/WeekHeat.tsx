import Box from '@mui/material/Box';
import {
  colour,
  fontWeight,
  forcedColours,
  forcedFill,
  plainList,
  radius,
  tabularNumbers,
  textSize,
  visuallyHidden,
} from '../tokens/index.ts';

export interface HeatHour {
  /** 0 is Monday. */
  weekday: number;
  hour: number;
  /** From nothing to full, 0 to 1. */
  share: number;
  isOpen: boolean;
  /** Searches without a result in this hour, relative to the hour with the most: 0 to 1. */
  missed: number;
  /** The hour in words: "40%, 3 bags", "closed". */
  text: string;
}

interface WeekHeatProps {
  hours: readonly HeatHour[];
  words: {
    caption: string;
    day: string;
    /** Monday first. */
    weekdays: readonly string[];
    /** The hour on the clock, such as "10". */
    hour: (hour: number) => string;
    empty: string;
    full: string;
    closed: string;
    missed: string;
  };
}

/**
 * Occupancy of a place in each hour of the week: darker is fuller, pale is closed, and a dot marks searches without a
 * result, larger for more. Hours that are always empty are left out. The table gives the same in words.
 */
export function WeekHeat({ hours, words }: WeekHeatProps) {
  const shown = hoursToShow(hours);
  const rows = words.weekdays.map((name, weekday) => ({
    name,
    cells: shown.map((hour) => hours.find((each) => each.weekday === weekday && each.hour === hour)),
  }));
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0, position: 'relative' }}>
      <Box aria-hidden sx={{ ...grid, gridTemplateColumns: `auto repeat(${shown.length}, minmax(0, 1fr))` }}>
        <span />
        {labelled(shown).map(({ hour, columns }) => (
          <Box key={hour} sx={{ gridColumn: `span ${columns}`, minWidth: 0 }}>
            {columns > 1 && words.hour(hour)}
          </Box>
        ))}
        {rows.map(({ name, cells }) => [
          <Box key={name} sx={{ paddingInlineEnd: 0.75, fontWeight: fontWeight.semibold }}>
            {name}
          </Box>,
          ...cells.map((cell, index) => <Cell key={`${name} ${shown[index]}`} cell={cell} />),
        ])}
      </Box>
      <Box component="ul" aria-hidden sx={legend}>
        <Sign text={words.empty} cell={{ share: 0, isOpen: true, missed: 0 }} />
        <Sign text={words.full} cell={{ share: 1, isOpen: true, missed: 0 }} />
        <Sign text={words.closed} cell={{ share: 0, isOpen: false, missed: 0 }} />
        <Sign text={words.missed} cell={{ share: 0, isOpen: false, missed: 1 }} />
      </Box>
      {/* A table itself would not shrink to nothing. */}
      <Box sx={visuallyHidden}>
        <table>
          <caption>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              {shown.map((hour) => (
                <th scope="col" key={hour}>
                  {words.hour(hour)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={shown[index]}>{cell?.text ?? words.closed}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  );
}

/** From the first to the last hour with any activity, over all days. */
function hoursToShow(hours: readonly HeatHour[]): number[] {
  const busy = hours.filter(({ isOpen, missed, share }) => isOpen || missed > 0 || share > 0).map(({ hour }) => hour);
  const [first, last] = busy.length > 0 ? [Math.min(...busy), Math.max(...busy)] : [8, 20];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Some columns share a number, so that large text has space. */
function labelled(shown: readonly number[]): { hour: number; columns: number }[] {
  const each = shown.length > 12 ? 4 : 3;
  return shown
    .map((hour, index) => ({ hour, index, columns: Math.min(each, shown.length - index) }))
    .filter(({ index }) => index % each === 0);
}

type Painted = Pick<HeatHour, 'share' | 'isOpen' | 'missed'> & { text?: string };

function Cell({ cell = { share: 0, isOpen: false, missed: 0 } }: { cell: Painted | undefined }) {
  const { share, isOpen, missed, text } = cell;
  return (
    <Box
      title={text}
      sx={{
        position: 'relative',
        height: 24,
        borderRadius: radius.tiny,
        overflow: 'hidden',
        background: isOpen || share > 0 ? colour.accentSoft : 'transparent',
        border: `1px solid ${colour.line}`,
        // Without fills an open hour has an edge and a closed one has none.
        [forcedColours]: { borderColor: isOpen || share > 0 ? 'CanvasText' : 'Canvas' },
      }}
    >
      <Box sx={{ ...fill, opacity: Math.min(1, share) }} />
      {missed > 0 && <Box sx={{ ...dot, width: dotSize(missed), height: dotSize(missed) }} />}
    </Box>
  );
}

function Sign({ text, cell }: { text: string; cell: Painted }) {
  return (
    <Box component="li" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box sx={{ width: 24, flexShrink: 0 }}>
        <Cell cell={cell} />
      </Box>
      {text}
    </Box>
  );
}

/** Four to ten pixels; the area grows with the missed searches. */
function dotSize(missed: number): number {
  return Math.round(4 + 6 * Math.sqrt(Math.min(1, missed)));
}

const fill = { ...forcedFill, position: 'absolute', inset: 0, background: colour.accentStrong } as const;

const dot = {
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  maxWidth: '80%',
  borderRadius: radius.pill,
  background: colour.spark,
  border: `1px solid ${colour.surfaceRaised}`,
  [forcedColours]: { background: 'Highlight', borderColor: 'Canvas' },
} as const;

const grid = {
  display: 'grid',
  gap: '2px',
  alignItems: 'center',
  fontSize: textSize.caption,
  ...tabularNumbers,
} as const;

const legend = {
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  mt: 1.5,
  fontSize: textSize.small,
} as const;
