import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { arch, colour, transition } from '../tokens/index.ts';
import { Picture } from './Picture.tsx';
import type { PictureSet } from './picture-set.ts';

interface PlaceCardProps {
  href: string;
  name: string;
  /** Such as "24 places"; left out where there are none of its own. */
  count?: string | undefined;
  /** Such as "from £3.99 a bag". */
  priceFrom?: string | undefined;
  picture: PictureSet | undefined;
}

/** A city or landmark behind its arch. */
export function PlaceCard({ href, name, count, priceFrom, picture }: PlaceCardProps) {
  return (
    <Link
      href={href}
      underline="none"
      color="inherit"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        borderRadius: arch,
        '& img': { transition: transition('slow', 'transform') },
        '&:hover img': { transform: 'scale(1.04)' },
        '&:hover h3': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
      }}
    >
      <Box sx={{ border: `1px solid ${colour.line}`, borderRadius: arch, overflow: 'hidden' }}>
        <Picture picture={picture} width={254} height={318} frame="none" decorative />
      </Box>
      <Box sx={{ paddingInline: 0.5 }}>
        <Typography component="h3" variant="h4" sx={{ hyphens: 'auto' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {count}
          {priceFrom && (
            <Box component="span" sx={{ display: 'block' }}>
              {priceFrom}
            </Box>
          )}
        </Typography>
      </Box>
    </Link>
  );
}
