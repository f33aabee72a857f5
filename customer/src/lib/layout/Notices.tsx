import { actionBarRoom, duration, fixedAtBottom, inFlowOnLow, layer, screenOnly } from '@cubby/design-system';
import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { ConsentNotice } from '../consent/ConsentNotice.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

/**
 * The one-time questions, over a corner of the page: nothing moves when one appears or disappears. At the end of the page
 * they have a place of their own, so that everything can be scrolled clear of them.
 */
export function Notices() {
  return (
    <Box
      ref={fixedAtBottom}
      sx={{
        position: 'sticky',
        zIndex: layer.notice,
        bottom: { xs: `calc(12px + ${actionBarRoom})`, sm: `calc(24px + ${actionBarRoom})` },
        margin: { xs: '12px', sm: '24px' },
        maxWidth: 520,
        display: 'grid',
        '&:empty': { display: 'none' },
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        // The page between the notices stays clickable.
        pointerEvents: 'none',
        '& > *': {
          pointerEvents: 'auto',
          animation: `${untouchable} ${duration.quick}ms ${duration.slow}ms backwards`,
        },
        ...screenOnly,
        ...inFlowOnLow,
      }}
    >
      <OfflineNotice />
      <LanguageOffer />
      <ConsentNotice />
    </Box>
  );
}

/** A press that began before a notice appeared is for the page below it, and answers no question. */
const untouchable = keyframes`from { pointer-events: none }`;
