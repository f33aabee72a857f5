import type { StashpointSummary } from '@cubby/api';
import { colour, layer } from '@cubby/design-system';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { StashpointItem } from '../lib/stashpoints/StashpointItem.tsx';
import type { Stay } from '../lib/stay/stay.ts';

/** The chosen marker's card over the bottom of the map. */
export function MarkerSheet({
  stashpoint,
  stay,
  onClose,
}: {
  stashpoint: StashpointSummary;
  stay: Stay;
  onClose: () => void;
}) {
  const { t } = useI18n();
  const box = useRef<HTMLDivElement>(null);
  // Keyboard users continue from here: to the place, or back to the map with Escape.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another sheet.
  useEffect(() => box.current?.focus({ preventScroll: true }), [stashpoint.id]);
  return (
    <Box
      ref={box}
      role="region"
      tabIndex={-1}
      aria-label={t('search.chosenPlace')}
      sx={{
        position: 'absolute',
        outline: 'none',
        zIndex: layer.mapCard,
        insetInline: { xs: 8, sm: 16 },
        bottom: { xs: 12, sm: 36 },
        maxWidth: 520,
        marginInline: 'auto',
      }}
    >
      <StashpointItem stashpoint={stashpoint} stay={stay} active headingLevel="h2" />
      <IconButton
        aria-label={t('close')}
        onClick={onClose}
        sx={{
          position: 'absolute',
          top: -56,
          insetInlineEnd: 0,
          background: colour.surfaceRaised,
          border: `1px solid ${colour.line}`,
          '&:hover': { background: colour.surfaceMuted },
        }}
      >
        <CloseRounded />
      </IconButton>
    </Box>
  );
}
