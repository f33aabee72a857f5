import Box from '@mui/material/Box';
import { useRef } from 'react';
import { NotLoaded } from '../lib/layout/NotLoaded.tsx';
import { Seo } from '../lib/seo/Seo.tsx';
import type { Seen } from '../lib/stashpoints/use-seen.ts';
import { BookingBar } from './BookingBar.tsx';
import { panelArea } from './panel-area.ts';

interface SeenStashpointProps extends Seen {
  error: unknown;
  onRetry: () => void;
}

/** The rest of a place's page until it has loaded: the price of the card that led here, which can already be booked. */
export function SeenStashpoint({ stashpoint, stay, error, onRetry }: SeenStashpointProps) {
  const noOtherAction = useRef(null);
  return (
    <>
      <Seo title={stashpoint.name} />
      <Box sx={panelArea}>
        <NotLoaded error={error} onRetry={onRetry} shape="lines" />
        <BookingBar stashpoint={stashpoint} offer={stashpoint} pending={false} stay={stay} insteadOf={noOtherAction} />
      </Box>
    </>
  );
}
