import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { colour, fontWeight, forcedEdge, lineHeight, textSize, tinyArch } from '../tokens/index.ts';

/** `plain` is text without a badge, for the usual state of a list: others are then seen among many. */
export type BadgeTone = 'plain' | 'calm' | 'good' | 'warm' | 'loud';

interface FeatureBadgeProps {
  label: string;
  tone?: BadgeTone;
  icon?: ReactNode;
}

const TONES: Record<Exclude<BadgeTone, 'plain'>, { background: string; color: string }> = {
  calm: { background: colour.surfaceMuted, color: colour.text },
  good: { background: colour.accentSoft, color: colour.onAccentSoft },
  warm: { background: colour.highlightSoft, color: colour.onHighlightSoft },
  loud: { background: colour.warmSoft, color: colour.onWarmSoft },
};

/** One notable feature of a place, in a word or two. */
export function FeatureBadge({ label, tone = 'calm', icon }: FeatureBadgeProps) {
  if (tone === 'plain')
    return (
      <Box component="span" sx={{ color: colour.textMuted }}>
        {label}
      </Box>
    );
  return (
    <Box
      component="span"
      sx={{
        ...TONES[tone],
        ...forcedEdge,
        display: 'inline-flex',
        maxWidth: '100%',
        overflowWrap: 'break-word',
        alignItems: 'center',
        gap: 0.5,
        borderRadius: tinyArch,
        paddingInline: 1,
        paddingBlock: 0.25,
        fontSize: textSize.caption,
        fontWeight: fontWeight.strong,
        lineHeight: lineHeight.snug,
        '& svg': { fontSize: '1.1em' },
      }}
    >
      {icon}
      {/* Breaks inside a word only if it must, and never makes a table column narrower for it. */}
      <Box component="span" sx={{ minWidth: 0 }}>
        {label}
      </Box>
    </Box>
  );
}
