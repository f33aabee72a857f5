import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { colour, fontWeight, forcedEdge, forcedFill, radius, tabularNumbers, transition } from '../tokens/index.ts';

interface MeterProps {
  /** The measured thing, or what is still missing. */
  label: string;
  done: number;
  all: number;
  /** The progress in words: "2 out of 5". */
  text: string;
}

/** Shows progress; changes colour once it is complete. */
export function Meter({ label, done, all, text }: MeterProps) {
  const id = useId();
  const share = (100 * done) / all;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'baseline' }}>
        <Typography id={id} sx={{ fontWeight: fontWeight.bold, minWidth: 0, hyphens: 'auto' }}>
          {label}
        </Typography>
        <Typography aria-hidden sx={{ ...tabularNumbers, whiteSpace: 'nowrap' }}>
          {text}
        </Typography>
      </Box>
      <Box
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share)}
        aria-valuetext={text}
        sx={bar}
      >
        <Box
          sx={{
            ...bar,
            width: `${share}%`,
            background: done === all ? colour.accentBright : colour.spark,
            transition: transition('slow', 'width'),
            ...forcedFill,
          }}
        />
      </Box>
    </Box>
  );
}

const bar = {
  ...forcedEdge,
  height: 12,
  borderRadius: radius.pill,
  background: colour.surfaceMuted,
  overflow: 'hidden',
} as const;
