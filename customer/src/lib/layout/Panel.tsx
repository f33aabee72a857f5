import { colour, radius, shadow } from '@cubby/design-system';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** A white sheet for things that belong together. */
export function Panel({ children, sx }: { children: ReactNode; sx?: SxProps<Theme> }) {
  return <Box sx={[sheet, ...(Array.isArray(sx) ? sx : [sx])]}>{children}</Box>;
}

const sheet = {
  background: colour.surfaceRaised,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  boxShadow: shadow.card,
  padding: { xs: 2, sm: 3 },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
} as const;
