import type { AdminStashpoint, ApprovalStatus } from '@cubby/api';
import { type BadgeTone, FeatureBadge } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';

const TONES: Record<ApprovalStatus, BadgeTone> = {
  draft: 'calm',
  submitted: 'warm',
  approved: 'good',
  rejected: 'loud',
};

/** The status of a place, and whether it is active; inactive is only mentioned once it is approved. */
export function StatusBadges({ place }: { place: Pick<AdminStashpoint, 'status' | 'active'> }) {
  const t = useTranslate();
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
      <FeatureBadge label={t(`status.${place.status}`)} tone={TONES[place.status]} />
      {place.status === 'approved' && (
        <FeatureBadge
          label={t(place.active ? 'status.active' : 'status.inactive')}
          tone={place.active ? 'good' : 'loud'}
        />
      )}
    </Box>
  );
}
