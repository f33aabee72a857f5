import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { lead } from './keep-focus.ts';

interface SectionProps {
  title: string;
  children: ReactNode;
  aside?: ReactNode;
  /** A smaller heading, for a short part of a page about one thing. */
  short?: boolean;
  /** A press has brought it: it comes into sight, with the focus on its heading. */
  leads?: boolean;
}

/** A part of a screen under its own heading. */
export function Section({ title, children, aside, short = false, leads = false }: SectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: short ? 2 : { xs: 2, md: 3 },
        // Content far below the screen is not laid out, and its pictures are not fetched, until it is scrolled to.
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 480px',
        overflowClipMargin: '24px',
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2, flexWrap: 'wrap' }}>
        <Typography
          ref={leads ? lead : null}
          component="h2"
          variant={short ? 'h3' : 'h2'}
          id={id}
          sx={{ hyphens: 'auto' }}
        >
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  );
}
