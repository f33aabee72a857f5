import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { colour, radius, shadow } from '../tokens/index.ts';

interface PanelProps {
  children: ReactNode;
  /** Such as `li` in a list. */
  component?: ElementType;
  /** One of several side by side: no shadow, its content at the top whatever the height of the row. */
  flat?: boolean;
  /** Marks content that must be seen first. */
  alarm?: boolean;
  /** Padding around the content, in units; by default it depends on the screen width. */
  padding?: number;
  /** Gap between its parts, in units. */
  gap?: number;
  /** Position and width only, not appearance. */
  sx?: SxProps<Theme>;
}

/** A white sheet for related content. */
export function Panel({
  children,
  component = 'div',
  flat = false,
  alarm = false,
  padding,
  gap = 2,
  sx = [],
}: PanelProps) {
  const looks = [
    sheet,
    flat && ({ boxShadow: 'none', alignContent: 'start' } as const),
    alarm && { background: colour.warmSoft, color: colour.onWarmSoft, borderColor: colour.emphasis },
    { padding: padding ?? { xs: 2, sm: 3 }, gap },
  ];
  return (
    <Box component={component} sx={[...looks, ...(Array.isArray(sx) ? sx : [sx])]}>
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
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
