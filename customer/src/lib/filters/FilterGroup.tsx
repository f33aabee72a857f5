import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The filters of a list, side by side. */
export function FilterGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {children}
    </Box>
  );
}
