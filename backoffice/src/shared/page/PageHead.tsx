import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/routing/use-document-title.ts';

interface PageHeadProps {
  title: string;
  text?: ReactNode;
  /** Actions for the whole page. */
  actions?: ReactNode;
}

/** The heading of a page, which also sets the title of the browser's tab. */
export function PageHead({ title, text, actions }: PageHeadProps) {
  useDocumentTitle(title);
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: 2, mb: 2.5 }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1">{title}</Typography>
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
