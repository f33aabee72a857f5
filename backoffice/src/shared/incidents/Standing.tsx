import type { IncidentStanding } from '@cubby/api';
import { type BadgeTone, FeatureBadge } from '@cubby/design-system';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

const TONES: Record<IncidentStanding, BadgeTone> = {
  waiting: 'warm',
  disputed: 'warm',
  counts: 'loud',
  dismissed: 'good',
  uncounted: 'calm',
};

interface StandingProps {
  standing: IncidentStanding;
  /** True for the report's host, who is addressed as "you". */
  toHost?: boolean;
}

/** The status of a report between traveller, host and staff. */
export function Standing({ standing, toHost = false }: StandingProps) {
  const t = useTranslate();
  const label = toHost && standing === 'waiting' ? t('incidents.waiting_filter') : t(`incidents.standing.${standing}`);
  return <FeatureBadge label={label} tone={TONES[standing]} />;
}
