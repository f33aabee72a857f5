import { FactCard } from '@cubby/design-system';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { groupFields } from './fields-grid.ts';

/** A group of related fields, one below the other. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <FactCard title={title}>
      <Box sx={groupFields}>{children}</Box>
    </FactCard>
  );
}
