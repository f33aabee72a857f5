import type { AdminStashpoint, ApprovalStatus } from '@cubby/api';
import { type BadgeTone, colour, FeatureBadge } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

const TONES: Record<Exclude<ApprovalStatus, 'approved'>, BadgeTone> = {
  draft: 'calm',
  submitted: 'warm',
  rejected: 'loud',
};

/** The status of a place; the usual one, approved and active, is plain text, so that others are seen among many. */
export function StatusBadges({
  stashpoint: { status, active },
}: {
  stashpoint: Pick<AdminStashpoint, 'status' | 'active'>;
}) {
  const t = useTranslate();
  if (status !== 'approved') return <FeatureBadge label={t(`status.${status}`)} tone={TONES[status]} />;
  if (!active) return <FeatureBadge label={t('status.inactive')} tone="loud" />;
  return (
    <Box component="span" sx={{ color: colour.textMuted }}>
      {t('status.active')}
    </Box>
  );
}
