import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The filters of a list, side by side; on a phone in one row that is swiped. */
export function FilterGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={label} sx={row}>
      {children}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 1,
  alignItems: 'center',
  minWidth: 0,
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  // Room for the ring around what has the focus.
  p: 0.5,
  m: -0.5,
  '& > *': { flexShrink: 0 },
} as const;
