import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { colour, textSize, width } from '../tokens/index.ts';

interface HeroProps {
  title: string;
  lead: string;
  /** The first action, below the text. */
  children: ReactNode;
  /** Beside the text, or below it on a phone. */
  aside: ReactNode;
}

/** The dark head of a page that has to convince: one line, a few words and the first action. */
export function Hero({ title, lead, children, aside }: HeroProps) {
  return (
    <Box sx={{ background: colour.brand, color: colour.onBrand }}>
      <Box
        sx={{
          maxWidth: width.page,
          marginInline: 'auto',
          px: { xs: 2, sm: 3 },
          py: { xs: 2.5, md: 8 },
          display: 'grid',
          gap: { xs: 4, md: 8 },
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
        }}
      >
        <Box sx={words}>
          <Typography variant="h1" sx={{ textWrap: 'balance', hyphens: 'auto' }}>
            {title}
          </Typography>
          <Typography sx={leading}>{lead}</Typography>
          {children}
        </Box>
        {aside}
      </Box>
    </Box>
  );
}

const words = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 1.5, md: 4 },
  minWidth: 0,
} as const;

const leading = {
  fontSize: { xs: textSize.larger, sm: textSize.lead },
  maxWidth: width.line,
  color: colour.onBrandMuted,
  overflowWrap: 'break-word',
} as const;
