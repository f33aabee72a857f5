import Box from '@mui/material/Box';
import { colour, radius } from '../tokens/index.ts';

interface ShareBarProps {
  /** From 0 to 100. */
  percent: number;
  tone?: 'accent' | 'highlight';
}

const FILLS = { accent: colour.accentBright, highlight: colour.highlight };

/** How much of something, as a bar. It says nothing to a screen reader: the words beside it do. */
export function ShareBar({ percent, tone = 'accent' }: ShareBarProps) {
  return (
    <Box
      aria-hidden
      sx={{ height: 12, borderRadius: radius.pill, background: colour.surfaceMuted, overflow: 'hidden' }}
    >
      <Box sx={{ height: '100%', width: `${percent}%`, borderRadius: radius.pill, background: FILLS[tone] }} />
    </Box>
  );
}
