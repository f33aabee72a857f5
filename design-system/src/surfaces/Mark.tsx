import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { colour, fontWeight, forcedEdge, tabularNumbers, textSize, tinyArch } from '../tokens/index.ts';

interface MarkProps {
  children: ReactNode;
  tone?: 'highlight' | 'accent';
}

const TONES = {
  highlight: { background: colour.highlight, color: colour.onHighlight },
  accent: { background: colour.accent, color: colour.onAccent },
};

/** A highlighted word or number beside a name: a count of open items, the console's owner, the leading picture. */
export function Mark({ children, tone = 'highlight' }: MarkProps) {
  return (
    <Box component="span" sx={{ ...mark, ...TONES[tone] }}>
      {children}
    </Box>
  );
}

const mark = {
  ...tabularNumbers,
  ...forcedEdge,
  display: 'inline-block',
  flexShrink: 0,
  minWidth: 26,
  maxWidth: '100%',
  px: 1,
  py: 0.25,
  borderRadius: tinyArch,
  fontSize: textSize.caption,
  fontWeight: fontWeight.bold,
  textAlign: 'center',
} as const;
