import Box from '@mui/material/Box';
import { fontWeight, tabularNumbers } from '../tokens/index.ts';

/** Labels on the left, their values on the right. */
export function FactRows({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75 }}>
      {rows.map(([label, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are only appended, and two may be equal.
        <Box key={index} sx={row}>
          <Box component="dt" sx={{ color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              ...tabularNumbers,
              m: 0,
              marginInlineStart: 'auto',
              minWidth: 0,
              fontWeight: fontWeight.strong,
              textAlign: 'right',
              overflowWrap: 'anywhere',
            }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** On a phone a long value wraps below its label. */
const row = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  justifyContent: 'space-between',
  columnGap: 2,
} as const;
