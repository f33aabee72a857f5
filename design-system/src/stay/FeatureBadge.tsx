import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { colour } from '../tokens/index.ts';

export type BadgeTone = 'calm' | 'good' | 'warm' | 'loud';

interface FeatureBadgeProps {
  label: string;
  tone?: BadgeTone;
  icon?: ReactNode;
}

const TONES: Record<BadgeTone, { background: string; color: string }> = {
  calm: { background: colour.paperDeep, color: colour.ink },
  good: { background: colour.pine100, color: colour.pine900 },
  warm: { background: colour.marigold100, color: '#5C3B00' },
  loud: { background: colour.blush200, color: '#7A2A07' },
};

/** One thing worth knowing of a place, in a word or two. */
export function FeatureBadge({ label, tone = 'calm', icon }: FeatureBadgeProps) {
  return (
    <Box
      component="span"
      sx={{
        ...TONES[tone],
        display: 'inline-flex',
        maxWidth: '100%',
        overflowWrap: 'anywhere',
        alignItems: 'center',
        gap: 0.6,
        borderRadius: '9px 9px 5px 5px',
        paddingInline: 1,
        paddingBlock: 0.35,
        fontSize: '0.8125rem',
        fontWeight: 650,
        lineHeight: 1.35,
        '& svg': { fontSize: '1.1em' },
      }}
    >
      {icon}
      {label}
    </Box>
  );
}
