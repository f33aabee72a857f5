import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { width } from '../tokens/index.ts';

interface PageBodyProps {
  /** Narrow for a form, wide for a list beside a map. */
  size?: 'narrow' | 'normal' | 'wide';
  children: ReactNode;
}

const WIDTHS = { narrow: 620, normal: width.page, wide: 1600 } as const;

/** A page's content between header and footer: as wide as it reads well, with space between its parts. */
export function PageBody({ size = 'normal', children }: PageBodyProps) {
  return <Box sx={{ ...body, maxWidth: WIDTHS[size] }}>{children}</Box>;
}

const body = {
  marginInline: 'auto',
  paddingInline: { xs: 2, sm: 3 },
  paddingBlock: { xs: 3, md: 5 },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 4, md: 5 },
} as const;
