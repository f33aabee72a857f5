import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { colour, radius } from '../tokens/index.ts';

interface EmptyStateProps {
  title: string;
  /** `h1` where it is the whole page. */
  titleAs?: 'h1' | 'h2';
  text?: string;
  /** The next step; an empty state without one is a dead end. */
  action?: ReactNode;
  /** Shown in the niche; without it the niche is empty. */
  illustration?: ReactNode;
}

export function EmptyState({ title, titleAs = 'h2', text, action, illustration = <EmptyNiche /> }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 1.5,
        px: 3,
        py: 5,
        border: `1.5px dashed ${colour.lineField}`,
        borderRadius: radius.large,
      }}
    >
      {illustration}
      <Typography component={titleAs} variant="h3">
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ maxWidth: 'min(100%, 46ch)', hyphens: 'auto' }}>
          {text}
        </Typography>
      )}
      {action}
    </Box>
  );
}

/** An empty shelf. */
function EmptyNiche() {
  return (
    <svg width="96" height="92" viewBox="0 0 96 92" aria-hidden>
      <path d="M14 84V42C14 20 28 6 48 6s34 14 34 36v42Z" fill={colour.surfaceMuted} />
      <path d="M26 84V46c0-15 9-25 22-25s22 10 22 25v38Z" fill={colour.accentSoft} />
      <path d="M4 84h88" stroke={colour.accent} strokeWidth="6" strokeLinecap="round" />
      <path d="M58 60c6-2 9-7 8-12" stroke={colour.spark} strokeWidth="3" fill="none" strokeLinecap="round" />
      <circle cx="67" cy="45" r="3" fill={colour.spark} />
    </svg>
  );
}
