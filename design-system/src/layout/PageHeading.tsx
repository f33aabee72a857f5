import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { colour } from '../tokens/index.ts';

interface PageHeadingProps {
  title: string;
  /** A short line above the title, such as the place's type. */
  overline?: string;
  intro?: ReactNode;
  children?: ReactNode;
}

export function PageHeading({ title, overline, intro, children }: PageHeadingProps) {
  return (
    <Box
      component="header"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.25, justifyItems: 'start' }}
    >
      {overline && (
        <Typography component="p" sx={{ color: colour.emphasis, fontWeight: 700, fontSize: '0.9375rem' }}>
          {overline}
        </Typography>
      )}
      <Typography
        variant="h1"
        sx={{ fontSize: 'clamp(1.9rem, 1.4rem + 2.2vw, 3rem)', textWrap: 'balance', hyphens: 'auto', maxWidth: '100%' }}
      >
        {title}
      </Typography>
      {intro && (
        <Typography
          component="div"
          color="textSecondary"
          sx={{ maxWidth: 'min(100%, 62ch)', hyphens: 'auto', fontSize: '1.125rem' }}
        >
          {intro}
        </Typography>
      )}
      {children}
    </Box>
  );
}
