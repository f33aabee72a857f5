import Box from '@mui/material/Box';
import {
  colour,
  fontWeight,
  forcedColours,
  lineHeight,
  plainList,
  radius,
  tabularNumbers,
  textSize,
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

/** The share of all spaces below which few are left. */
const FEW = 0.25;

/** The hours of a day with the spaces free in each: full ones are struck out, those of the stay are framed. */
export function FreeByHour({ title, hours, quantity }: FreeByHourProps) {
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ fontSize: textSize.small, fontWeight: fontWeight.strong }}>{title}</Box>
      <Box component="ul" aria-label={title} sx={strip}>
        {hours.map(({ id, label, free, chosen, description }) => (
          <Box component="li" key={id} aria-label={description} sx={[cell, look(free, quantity), chosen && frame]}>
            <Box component="span" aria-hidden sx={{ fontSize: textSize.caption, fontWeight: fontWeight.regular }}>
              {label}
            </Box>
            <Box component="span" aria-hidden sx={{ textDecoration: free === 0 ? 'line-through' : 'none' }}>
              {free}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Distinguishable without colour too: by the line through the figure and by how dark the ground is. */
function look(free: number, quantity: number) {
  if (free === 0) return { background: colour.surfaceMuted, color: colour.danger };
  return free <= quantity * FEW
    ? { background: colour.highlightSoft, color: colour.text }
    : { background: colour.accentSoft, color: colour.text };
}

const strip = { ...plainList, display: 'flex', flexWrap: 'wrap', gap: 0.5 } as const;
const cell = {
  ...tabularNumbers,
  minWidth: '2.75rem',
  display: 'grid',
  justifyItems: 'center',
  gap: 0.25,
  paddingBlock: 0.75,
  borderRadius: radius.small,
  border: '2px solid transparent',
  // Where the system sets the colours, a transparent line would frame every hour.
  [forcedColours]: { borderColor: 'Canvas' },
  lineHeight: lineHeight.solid,
  fontWeight: fontWeight.bold,
  fontSize: textSize.normal,
} as const;
const frame = { borderColor: colour.accent, [forcedColours]: { borderColor: 'Highlight' } };
