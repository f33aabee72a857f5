import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { colour, iconSize, plainList, radius } from '../tokens/index.ts';

interface TintedCardsProps {
  cards: readonly { title: string; text: string; Icon?: ComponentType<{ 'aria-hidden'?: boolean; sx?: object }> }[];
}

const GROUNDS = [colour.highlightSoft, colour.accentSoft, colour.infoSoft, colour.warmSoft] as const;

/** A few points, each on a ground of its own. */
export function TintedCards({ cards }: TintedCardsProps) {
  const columns = cards.length === 4 ? 2 : cards.length;
  return (
    <Box
      component="ul"
      sx={{
        ...plainList,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` },
      }}
    >
      {cards.map(({ title, text, Icon }, index) => (
        <Box
          component="li"
          key={title}
          sx={{
            background: GROUNDS[index % GROUNDS.length],
            borderRadius: radius.large,
            padding: 3,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 1,
            alignContent: 'start',
          }}
        >
          {Icon && <Icon aria-hidden sx={{ fontSize: iconSize.onCard, color: colour.textAccent }} />}
          <Typography variant="h3" sx={{ hyphens: 'auto' }}>
            {title}
          </Typography>
          <Typography sx={{ overflowWrap: 'break-word' }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
