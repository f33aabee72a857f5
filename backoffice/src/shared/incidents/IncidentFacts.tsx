import type { IncidentDetail } from '@cubby/api';
import { FactCard, FactList, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { DistancePicture } from './DistancePicture.tsx';

/**
 * The known facts beside both statements: the phone's location, the opening hours, and the counter's activity at that
 * time.
 */
export function IncidentFacts({ incident }: { incident: IncidentDetail }) {
  const t = useTranslate();
  const { facts } = incident;
  const told = (value: boolean | null) =>
    t(value === null ? 'incidents.unknown' : value ? 'incidents.yes' : 'incidents.no');
  return (
    <FactCard title={t('incidents.known')}>
      <FactList
        facts={[
          [t('incidents.where'), <Where key="where" incident={incident} />],
          [t('incidents.was_open'), told(facts.was_open)],
          [t('incidents.closure'), told(facts.closure_stood)],
          [
            t('incidents.handed'),
            facts.nearest_minutes === null
              ? t('incidents.no_bags')
              : t('incidents.nearest', { smart_count: facts.bags_handed_over, minutes: facts.nearest_minutes }),
          ],
        ]}
      />
      <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: textSize.small }}>{t('incidents.known_text')}</Box>
    </FactCard>
  );
}

function Where({ incident: { distance_m, accuracy_m } }: { incident: IncidentDetail }) {
  const t = useTranslate();
  const { distance } = useFormats();
  if (distance_m === null) return <>{t('incidents.no_distance')}</>;
  const far = distance(distance_m / 1000);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {t('incidents.distance', { distance: far, accuracy: distance((accuracy_m ?? 0) / 1000) })}
      <DistancePicture
        distance={distance_m}
        accuracy={accuracy_m ?? 0}
        label={t('incidents.picture', { distance: far })}
      />
    </Box>
  );
}
