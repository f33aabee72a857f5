import type { ReportStanding } from '@cubby/api';
import { type BadgeTone, FeatureBadge } from '@cubby/design-system';
import { useTranslate } from 'ra-core';

const TONES: Record<ReportStanding, BadgeTone> = {
  waiting: 'warm',
  disputed: 'warm',
  counts: 'loud',
  dismissed: 'good',
  uncounted: 'calm',
};

/** Where a report stands between traveller, host and staff. */
export function Standing({ standing }: { standing: ReportStanding }) {
  const t = useTranslate();
  return <FeatureBadge label={t(`reports.standing.${standing}`)} tone={TONES[standing]} />;
}
