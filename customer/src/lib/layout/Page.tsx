import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PageProps {
  title: string;
  description?: string;
  width?: 'narrow' | 'normal' | 'wide';
  children: ReactNode;
}

const WIDTHS = { narrow: 620, normal: 1180, wide: 1600 } as const;

/** A screen's content between header and footer, with what the browser calls it. */
export function Page({ title, description, width = 'normal', children }: PageProps) {
  return (
    <Box
      sx={{
        maxWidth: WIDTHS[width],
        marginInline: 'auto',
        paddingInline: { xs: 2, sm: 3 },
        paddingBlock: { xs: 3, md: 5 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: { xs: 4, md: 6 },
      }}
    >
      <title>{`${title} · Cubby`}</title>
      {description && <meta name="description" content={description} />}
      {children}
    </Box>
  );
}
