import Box from '@mui/material/Box';
import { colour, forcedEdge, forcedFill, radius } from '../tokens/index.ts';

interface ShareBarProps {
  /** From 0 to 100. */
  percent: number;
  tone?: 'accent' | 'highlight';
}

const FILLS = { accent: colour.accentBright, highlight: colour.highlight };

/** A share as a bar. It is hidden from screen readers: the text beside it has the same value. */
export function ShareBar({ percent, tone = 'accent' }: ShareBarProps) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        ...forcedEdge,
        display: 'block',
        height: 12,
        borderRadius: radius.pill,
        background: colour.surfaceMuted,
        overflow: 'hidden',
      }}
    >
      <Box
        component="span"
        // Not in `sx`, which would create a class for each share.
        style={{ width: `${percent}%` }}
        sx={{
          ...forcedFill,
          display: 'block',
          height: '100%',
          borderRadius: radius.pill,
          background: FILLS[tone],
        }}
      />
    </Box>
  );
}
