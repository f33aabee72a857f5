import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { fontWeight, textSize } from '../tokens/index.ts';

interface LegendProps {
  children: ReactNode;
  /** `large` if the group is a section of its page. */
  size?: 'normal' | 'large';
}

/** Names a group of fields: the first thing in a `fieldset`. */
export function Legend({ children, size = 'normal' }: LegendProps) {
  return (
    <Box
      component="legend"
      sx={{
        padding: 0,
        mb: 1,
        maxWidth: '100%',
        overflowWrap: 'anywhere',
        fontWeight: fontWeight.strong,
        ...(size === 'large' && { fontSize: textSize.larger }),
      }}
    >
      {children}
    </Box>
  );
}
