import Box from '@mui/material/Box';
import { fontWeight, tabularNumbers } from '../tokens/index.ts';

/** Labels on the left, what they say on the right. */
export function FactRows({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
      {rows.map(([label, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are only appended, and two may say the same.
        <Box key={index} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: fontWeight.strong, textAlign: 'right', ...tabularNumbers }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
