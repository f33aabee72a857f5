import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { fontWeight, textSize } from '../tokens/index.ts';

/**
 * A fact of a row, and below it in small print what tells it from similar ones. Both can be used in a button or a
 * label.
 */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
      {first}
      {second && (
        <Box component="span" sx={small}>
          {second}
        </Box>
      )}
    </Box>
  );
}

const small = {
  display: 'block',
  color: 'text.secondary',
  fontSize: textSize.small,
  fontWeight: fontWeight.regular,
  overflowWrap: 'anywhere',
} as const;
