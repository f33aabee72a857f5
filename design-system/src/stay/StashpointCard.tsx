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
        <Typography component={headingLevel} variant="h4" translate="no" sx={{ hyphens: 'auto' }}>
          <CardLink href={stashpoint.href} state={stashpoint.state}>
            {name}
          </CardLink>
        </Typography>
        <Box sx={{ ...ends, fontSize: textSize.small }}>
          <Box component="span" sx={{ ...text, color: 'text.secondary' }}>
            {stashpoint.kind}
          </Box>
          <Box sx={{ flexShrink: 0 }}>{rating}</Box>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {stashpoint.hours}
          {stashpoint.distance && <> · {stashpoint.distance}</>}
        </Typography>
        {badges.length > 0 && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, paddingTop: 0.5 }}>{badges}</Box>}
        {unavailable ? (
          <Typography variant="body2" sx={{ marginTop: 'auto', fontWeight: fontWeight.strong }}>
            {unavailable}
          </Typography>
        ) : (
          <Box sx={{ ...ends, marginTop: 'auto', flexWrap: 'wrap', color: 'text.secondary', fontSize: textSize.small }}>
            <Box component="span" sx={text}>
              {stashpoint.priceNote}
            </Box>
            <Box component="strong" sx={price}>
              {stashpoint.price}
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** Words at the start, figures at the end: below each other in all cards. */
const ends = { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 } as const;

const text = { minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' } as const;

const price = {
  marginInlineStart: 'auto',
  fontSize: textSize.lead,
  color: colour.textAccent,
  fontWeight: fontWeight.heavy,
  ...tabularNumbers,
} as const;
