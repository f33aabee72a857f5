import Box from '@mui/material/Box';
import {
  colour,
  fontWeight,
  forcedColours,
  forcedEdge,
  radius,
  tabularNumbers,
  textSize,
  visuallyHidden,
} from '../tokens/index.ts';

export interface FreeHour {
  /** A unique ID among the hours, such as the instant. */
  id: string;
  /** The hour in words, such as "10". */
  label: string;
  /** Spaces free during the whole hour. */
  free: number;
  /** Marks an hour of the requested stay. */
  chosen: boolean;
  /** Read out: "10:00, 5 free". */
  description: string;
}

interface FreeByHourProps {
  /** The heading of the hours: a size, with its centimetres if it has any. */
  title: string;
  hours: readonly FreeHour[];
  /** The total number of spaces: a few left are coloured differently from many. */
  quantity: number;
}

/** Tells whether few of all spaces are left: what is plenty needs no chart. */
export function isScarce(free: number, quantity: number): boolean {
  return free <= quantity / 4;
}

/** A day as one bar: its hours paler where few spaces are free, striped where none is, and the stay below it. */
export function FreeByHour({ title, hours, quantity }: FreeByHourProps) {
  const step = Math.ceil(hours.length / LABELS);
  return (
    <Box sx={{ display: 'grid', gap: 0.75, position: 'relative' }}>
      <Box sx={{ fontSize: textSize.small, fontWeight: fontWeight.strong }}>{title}</Box>
      <Box aria-hidden sx={{ ...row, ...edge }}>
        {runsOf(hours, ({ free }) => roomOf(free, quantity)).map(([first, ...others]) => (
          <Box key={first.id} sx={{ ...run, flexGrow: 1 + others.length, ...LOOKS[roomOf(first.free, quantity)] }}>
            {others.length >= ROOM_FOR_FIGURE &&
              roomOf(first.free, quantity) === 'few' &&
              Math.min(first.free, ...others.map(({ free }) => free))}
          </Box>
        ))}
      </Box>
      <Box aria-hidden sx={row}>
        {runsOf(hours, ({ chosen }) => String(chosen)).map(([first, ...others]) => (
          <Box key={first.id} sx={{ flex: '1 1 0', flexGrow: 1 + others.length, ...(first.chosen && stay) }} />
        ))}
      </Box>
      <Box aria-hidden sx={{ ...row, ...tabularNumbers, fontSize: textSize.caption }}>
        {hours.map(
          ({ id, label }, index) =>
            index % step === 0 && (
              <Box key={id} sx={{ flex: '1 1 0', flexGrow: Math.min(step, hours.length - index), minWidth: 0 }}>
                {label}
              </Box>
            ),
        )}
      </Box>
      <Box component="ul" aria-label={title} sx={visuallyHidden}>
        {hours.map(({ id, description }) => (
          <li key={id} aria-label={description} />
        ))}
      </Box>
    </Box>
  );
}

/** Labels along the bar, as many as large text has space for. */
const LABELS = 6;
/** A run of so many more hours has space for its figure. */
const ROOM_FOR_FIGURE = 2;

type Room = 'full' | 'few' | 'plenty';

function roomOf(free: number, quantity: number): Room {
  return free === 0 ? 'full' : isScarce(free, quantity) ? 'few' : 'plenty';
}

/** Splits hours where `kind` changes. */
function runsOf(hours: readonly FreeHour[], kind: (hour: FreeHour) => string) {
  const runs: [FreeHour, ...FreeHour[]][] = [];
  for (const hour of hours) {
    const last = runs.at(-1);
    if (last && kind(last[0]) === kind(hour)) last.push(hour);
    else runs.push([hour]);
  }
  return runs;
}

function stripes(line: string, ground: string): string {
  return `repeating-linear-gradient(135deg, ${line} 0 2px, ${ground} 2px 7px)`;
}

/** Distinguishable without colour too: by stripes, and by how dark the ground is. */
const LOOKS: Record<Room, object> = {
  // The system would drop a gradient, even one of its own colours.
  full: {
    background: stripes(colour.danger, colour.surfaceMuted),
    [forcedColours]: { background: stripes('CanvasText', 'Canvas'), forcedColorAdjust: 'none' },
  },
  few: { ...forcedEdge, background: colour.highlightSoft, color: colour.onSoft },
  plenty: { background: colour.accentBright, [forcedColours]: { background: 'CanvasText' } },
};

const row = { display: 'flex' } as const;

const edge = { borderRadius: radius.small, overflow: 'hidden', border: `1px solid ${colour.line}` } as const;

const run = {
  ...tabularNumbers,
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 28,
  display: 'grid',
  placeItems: 'center',
  fontSize: textSize.caption,
  fontWeight: fontWeight.bold,
} as const;

const stay = {
  borderTop: `4px solid ${colour.emphasis}`,
  [forcedColours]: { borderColor: 'Highlight' },
} as const;
