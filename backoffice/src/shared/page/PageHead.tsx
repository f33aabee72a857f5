import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { useDocumentTitle } from '../../lib/routing/use-document-title.ts';
import { useArrival } from './use-arrival.ts';

interface PageHeadProps {
  title: string;
  /** True if the title is a name or a code, which browsers don't translate. */
  isName?: boolean;
  text?: ReactNode;
  /** Actions for the whole page. */
  actions?: ReactNode;
}

/** The heading of a page. It sets the title of the browser's tab, and has the focus when the page is reached. */
export function PageHead({ title, isName = false, text, actions }: PageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useArrival(heading);
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: 2, mb: 2.5 }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography ref={heading} variant="h1" tabIndex={-1} {...(isName && { translate: 'no' })} sx={headingLook}>
          {title}
        </Typography>
        {text && (
          <Typography component="div" color="textSecondary" sx={{ mt: 0.5 }}>
            {text}
          </Typography>
        )}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}

// A script moves the focus here for screen readers; the heading is no control and shows no ring.
const headingLook = { outline: 'none !important', boxShadow: 'none !important' } as const;
