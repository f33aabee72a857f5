import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { fontWeight, tabularNumbers, textSize } from '../tokens/index.ts';

interface FactListProps {
  facts: readonly (readonly [name: ReactNode, value: ReactNode])[];
  /** Aligns the values to the end of the line, as on a receipt. */
  receipt?: boolean;
}

/** Names and values, the name before its value. */
export function FactList({ facts, receipt = false }: FactListProps) {
  return (
    <Box component="dl" sx={receipt ? { ...list, ...receiptList } : list}>
      {facts.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts are only appended, and two may have the same name.
        <Box key={index} sx={{ display: 'contents' }}>
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

const receiptList = {
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
  fontSize: 'inherit',
  '& > div > dd': { textAlign: 'end', fontWeight: fontWeight.strong },
} as const;
