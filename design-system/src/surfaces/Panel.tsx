import Box from '@mui/material/Box';
import type { ElementType, ReactNode } from 'react';
import { colour, radius, shadow } from '../tokens/index.ts';

interface PanelProps {
  children: ReactNode;
  /** Such as `li` in a list. */
  component?: ElementType;
  /** One of several side by side: no shadow. */
  flat?: boolean;
  /** Marks content that must be seen first. */
  alarm?: boolean;
  /** Padding around the content, in units; by default it depends on the screen width. */
  padding?: number;
  /** Gap between its parts, in units. */
  gap?: number;
  /** It holds a `CardLink`. */
  opens?: boolean;
}

/** A white sheet for related content. */
export function Panel({
  children,
  component = 'div',
  flat = false,
  alarm = false,
  padding,
  gap = 2,
  opens = false,
}: PanelProps) {
  return (
    <Box
      component={component}
      sx={{
        ...sheet,
        ...(flat && { boxShadow: 'none' }),
        ...(alarm && { background: colour.warmSoft, color: colour.onWarmSoft, borderColor: colour.emphasis }),
        ...(opens && { position: 'relative', '&:hover': { borderColor: colour.accent } }),
        padding: padding ?? { xs: 2, sm: 3 },
        gap,
      }}
    >
      {children}
    </Box>
  );
}

const sheet = {
  background: colour.surfaceRaised,
  color: colour.text,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  boxShadow: shadow.card,
  minWidth: 0,
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
