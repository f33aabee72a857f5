import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { tabularNumbers, textSize } from '../tokens/index.ts';

interface FactListProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and values, the name before its value. */
export function FactList({ facts }: FactListProps) {
  return (
    <Box component="dl" sx={list}>
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary', minWidth: 84, overflowWrap: 'anywhere', hyphens: 'auto' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', minWidth: 0 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  ...tabularNumbers,
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
  fontSize: textSize.medium,
} as const;
