import { actionBarRoom, layer, screenOnly } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { ConsentNotice } from '../consent/ConsentNotice.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

/** The one-time questions, over a corner of the page: nothing moves when one appears or disappears. */
export function Notices() {
  return (
    <Box
      sx={{
        position: 'fixed',
        zIndex: layer.notice,
        insetInline: { xs: 12, sm: 24 },
        bottom: { xs: `calc(12px + ${actionBarRoom})`, sm: `calc(24px + ${actionBarRoom})` },
        maxWidth: 520,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        // The page between the notices stays clickable.
        pointerEvents: 'none',
        '& > *': { pointerEvents: 'auto' },
        ...screenOnly,
      }}
    >
      <OfflineNotice />
      <LanguageOffer />
      <ConsentNotice />
    </Box>
  );
}
