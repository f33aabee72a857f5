import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CardLink } from '../surfaces/CardLink.tsx';
import { Picture } from '../surfaces/Picture.tsx';
import type { PictureSet } from '../surfaces/picture-set.ts';
import { colour, fontWeight, radius, shadow, tabularNumbers, textSize, transition } from '../tokens/index.ts';

/** The texts on a place's card. */
interface StashpointView {
  href: string;
  /** Kept in the history's entry of its page. */
  state?: unknown;
  name: string;
  /** Type and neighbourhood, such as "Café near King’s Cross". */
  kind: string;
  picture: PictureSet | undefined;
  /** Today's hours. */
  hours: string;
  distance?: string | undefined;
  /** The all-in price of the stay, written out; absent if it cannot be booked. */
  price?: string | undefined;
  /** The scope of the price: "2 bags, 1 day, fees included". */
  priceNote: string;
  /** The reason it cannot be booked, if any. */
  unavailable?: string | undefined;
}

interface StashpointCardProps {
  stashpoint: StashpointView;
  /** A `Rating`. */
  rating: ReactNode;
  /** Some `FeatureBadge`s. */
  badges?: readonly ReactNode[];
  active?: boolean;
  onActivate?: (active: boolean) => void;
  /** One level below the heading of the list. */
  headingLevel?: 'h2' | 'h3';
  /** Loads the picture at once, for the first card of a page of cards. */
  first?: boolean;
}

/** A place in a list. The whole card is one link, named after the place. */
export function StashpointCard({
  stashpoint,
  rating,
  badges = [],
  active = false,
  onActivate,
  headingLevel = 'h3',
  first = false,
}: StashpointCardProps) {
  const { name, unavailable } = stashpoint;
  return (
    <Box
      component="article"
      onMouseEnter={() => onActivate?.(true)}
      onMouseLeave={() => onActivate?.(false)}
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: '92px minmax(0, 1fr)', sm: '124px minmax(0, 1fr)' },
        gap: { xs: 1.5, sm: 2 },
        padding: { xs: 1.5, sm: 1.5 },
        background: unavailable ? colour.surfaceMuted : colour.surfaceRaised,
        border: `1.5px solid ${active ? colour.accent : colour.line}`,
        borderRadius: radius.large,
        boxShadow: active ? shadow.raised : shadow.card,
        transition: transition('quick', 'border-color', 'box-shadow'),
        '&:hover': { borderColor: colour.accentBright },
      }}
    >
      <Box sx={{ filter: unavailable ? 'grayscale(.7)' : 'none' }}>
        <Picture picture={stashpoint.picture} width={124} height={148} frame="arch" priority={first} decorative />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, gap: 0.5 }}>
        <Box
          sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontSize: textSize.small, flexWrap: 'wrap' }}
        >
          <Box
            component="span"
            sx={{ color: 'text.secondary', minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' }}
          >
            {stashpoint.kind}
          </Box>
          {rating}
        </Box>
        <Typography component={headingLevel} variant="h4" translate="no" sx={{ hyphens: 'auto' }}>
          <CardLink href={stashpoint.href} state={stashpoint.state}>
            {name}
          </CardLink>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {stashpoint.hours}
          {stashpoint.distance && <> · {stashpoint.distance}</>}
        </Typography>
        {badges.length > 0 && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, paddingTop: 0.5 }}>{badges}</Box>}
        <Box sx={{ marginTop: 'auto', paddingTop: 0.75 }}>
          {unavailable ? (
            <Typography variant="body2" sx={{ fontWeight: fontWeight.strong }}>
              {unavailable}
            </Typography>
          ) : (
            <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, flexWrap: 'wrap' }}>
              <Box
                component="strong"
                sx={{
                  fontSize: textSize.lead,
                  color: colour.textAccent,
                  fontWeight: fontWeight.heavy,
                  ...tabularNumbers,
                }}
              >
                {stashpoint.price}
              </Box>
              <Box
                component="span"
                sx={{ fontSize: textSize.small, color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere' }}
              >
                {stashpoint.priceNote}
              </Box>
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}
