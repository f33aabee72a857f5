import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Seo, type SeoProps } from '../seo/Seo.tsx';

interface PageProps extends SeoProps {
  width?: 'narrow' | 'normal' | 'wide';
  children: ReactNode;
}

const WIDTHS = { narrow: 620, normal: 1180, wide: 1600 } as const;

/** A screen's content between header and footer, with what the browser calls it. */
export function Page({ width = 'normal', children, ...seo }: PageProps) {
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
      <Seo {...seo} />
      {children}
    </Box>
  );
}
