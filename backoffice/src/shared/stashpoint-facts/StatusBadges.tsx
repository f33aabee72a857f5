import type { AdminStashpoint, ApprovalStatus } from '@cubby/api';
import { type BadgeTone, FeatureBadge } from '@cubby/design-system';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

const TONES: Record<Exclude<ApprovalStatus, 'approved'>, BadgeTone> = {
  draft: 'calm',
  submitted: 'warm',
  rejected: 'loud',
};

/** The status of a place. */
export function StatusBadges({
  stashpoint: { status, active },
}: {
  stashpoint: Pick<AdminStashpoint, 'status' | 'active'>;
}) {
  const t = useTranslate();
  if (status !== 'approved') return <FeatureBadge label={t(`status.${status}`)} tone={TONES[status]} />;
  if (!active) return <FeatureBadge label={t('status.inactive')} tone="loud" />;
  return <FeatureBadge label={t('status.active')} tone="plain" />;
}
