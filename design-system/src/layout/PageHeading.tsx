import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { colour, fontWeight, headingSize, textSize } from '../tokens/index.ts';

interface PageHeadingProps {
  title: string;
  /** True if the title is a name, which browsers don't translate. */
  isName?: boolean;
  /** A short line above the title, such as the place's type. */
  overline?: string;
  intro?: ReactNode;
  /** Leaves the first screen to what follows. */
  compact?: boolean;
  children?: ReactNode;
}

export function PageHeading({ title, isName = false, overline, intro, compact = false, children }: PageHeadingProps) {
  return (
    <Box
      component="header"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: compact ? 0.5 : 1.5, justifyItems: 'start' }}
    >
      {overline && (
        <Typography
          component="p"
          sx={{ color: colour.emphasis, fontWeight: fontWeight.bold, fontSize: textSize.medium }}
        >
          {overline}
        </Typography>
      )}
      <Typography
        variant="h1"
        {...(isName && { translate: 'no' })}
        sx={{
          fontSize: compact ? headingSize.h2 : headingSize.page,
          textWrap: 'balance',
          hyphens: 'auto',
          maxWidth: '100%',
        }}
      >
        {title}
      </Typography>
      {intro && (
        <Typography
          component="div"
          color="textSecondary"
          sx={{ maxWidth: 'min(100%, 62ch)', hyphens: 'auto', fontSize: textSize.larger }}
        >
          {intro}
        </Typography>
      )}
      {children}
    </Box>
  );
}
