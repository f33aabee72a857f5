import type { AdminStashpoint, ApprovalStatus } from '@cubby/api';
import { type BadgeTone, FeatureBadge } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

const TONES: Record<ApprovalStatus, BadgeTone> = {
  draft: 'calm',
  submitted: 'warm',
  approved: 'good',
  rejected: 'loud',
};

/** The status of a place, and whether it is active; inactive is only mentioned once it is approved. */
export function StatusBadges({ stashpoint }: { stashpoint: Pick<AdminStashpoint, 'status' | 'active'> }) {
  const t = useTranslate();
  return (
    <Box component="span" sx={{ display: 'inline-flex', maxWidth: '100%', gap: 0.5, flexWrap: 'wrap' }}>
      <FeatureBadge label={t(`status.${stashpoint.status}`)} tone={TONES[stashpoint.status]} />
      {stashpoint.status === 'approved' && (
        <FeatureBadge
          label={t(stashpoint.active ? 'status.active' : 'status.inactive')}
          tone={stashpoint.active ? 'good' : 'loud'}
        />
      )}
    </Box>
  );
}
