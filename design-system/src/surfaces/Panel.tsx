import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { colour, radius, shadow } from '../tokens/index.ts';

interface PanelProps {
  children: ReactNode;
  /** Such as `li` in a list. */
  component?: ElementType;
  /** One of several side by side: without a shadow, its content at the top however tall the row is. */
  flat?: boolean;
  /** What has to be seen first. */
  alarm?: boolean;
  /** Around the content, in units; without it as a phone or a desk has room. */
  padding?: number;
  /** Between its parts, in units. */
  gap?: number;
  /** Where it stands and how wide it may be, not how it looks. */
  sx?: SxProps<Theme>;
}

/** A white sheet for things that belong together. */
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
