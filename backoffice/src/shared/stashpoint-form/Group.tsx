import { FactCard } from '@cubby/design-system';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A group of related fields, one below the other. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <FactCard title={title}>
      <Box sx={fields}>{children}</Box>
    </FactCard>
  );
}

const fields = {
  '& .MuiFormControl-root': { m: 0 },
  '& .RaLabeled-root': { m: 0 },
} as const;
