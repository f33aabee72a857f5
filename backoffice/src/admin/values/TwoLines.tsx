import { fontWeight, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A fact of a row, and beneath it in small what tells it from others like it. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      {first}
      {second && (
        <Box
          sx={{
            color: 'text.secondary',
            fontSize: textSize.small,
            fontWeight: fontWeight.regular,
            overflowWrap: 'anywhere',
          }}
        >
          {second}
        </Box>
      )}
    </Box>
  );
}
