import type { SizeCm } from '@cubby/api';
import { colour, fontWeight, Panel } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface LockerDoorProps {
  name: string;
  sizeCm: SizeCm | undefined;
  /** The size of bag that fits, in words, unless the name says so. */
  holds: string | undefined;
  free: string;
  price: string;
  available: boolean;
}

/** Pixels for a centimetre: the doors are drawn to one scale, so that they can be compared. */
const SCALE = 1.25;
const TALLEST_CM = 94;

/** A unit drawn to scale, with its inner size, availability and price. */
export function LockerDoor({ name, sizeCm, holds, free, price, available }: LockerDoorProps) {
  return (
    <Box component="li" sx={{ display: 'grid', opacity: available ? 1 : 0.7 }}>
      <Panel flat padding={2.5} gap={1}>
        {sizeCm && <Drawing sizeCm={sizeCm} available={available} />}
        <Typography variant="h3">{name}</Typography>
        {sizeCm && holds && (
          <Typography>
            <strong>{sizeCm.join(' × ')} cm</strong> · {holds}
          </Typography>
        )}
        <Typography sx={{ fontWeight: fontWeight.strong, color: available ? 'primary.main' : 'error.main' }}>
          {free}
        </Typography>
        <Typography color="textSecondary">{price}</Typography>
      </Panel>
    </Box>
  );
}

function Drawing({ sizeCm: [width, height], available }: { sizeCm: SizeCm; available: boolean }) {
  const [doorWidth, doorHeight] = [width * SCALE, height * SCALE];
  const ground = TALLEST_CM * SCALE;
  return (
    <svg viewBox={`0 0 110 ${ground + 6}`} height={ground + 6} aria-hidden role="presentation">
      <rect
        x="4"
        y={ground - doorHeight}
        width={doorWidth}
        height={doorHeight}
        rx="7"
        fill={available ? colour.accent : colour.textMuted}
      />
      <rect
        x="9"
        y={ground - doorHeight + 5}
        width={doorWidth - 10}
        height={doorHeight - 10}
        rx="4"
        fill="none"
        stroke={colour.accentSoft}
        strokeWidth="1.5"
      />
      <circle cx={doorWidth - 8} cy={ground - doorHeight / 2} r="3.5" fill={colour.highlight} />
      <path d={`M0 ${ground + 3}h110`} stroke={colour.line} strokeWidth="3" />
    </svg>
  );
}
