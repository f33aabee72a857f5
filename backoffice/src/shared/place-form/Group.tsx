import { FactCard } from '@cubby/design-system';
import type { ReactNode } from 'react';

/** Fields that belong together, below one another with room to breathe. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <FactCard title={title} sx={fields}>
      {children}
    </FactCard>
  );
}

const fields = {
  '& .MuiFormControl-root': { m: 0 },
  '& .RaLabeled-root': { m: 0 },
} as const;
