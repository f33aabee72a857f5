import type { IncidentDetail } from '@cubby/api';
import { FactCard, FactList, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { DistancePicture } from './DistancePicture.tsx';

/**
 * The known facts beside both statements: the phone's location, the opening hours, and the counter's activity at that
 * time.
 */
export function ReportFacts({ report }: { report: IncidentDetail }) {
  const t = useTranslate();
  const { facts } = report;
  const told = (value: boolean | null) => t(value === null ? 'reports.unknown' : value ? 'reports.yes' : 'reports.no');
  return (
    <>
      <FactCard title={t('reports.where')}>
        <Where report={report} />
      </FactCard>
      <FactCard title={t('reports.known')}>
        <FactList
          facts={[
            [t('reports.was_open'), told(facts.was_open)],
            [t('reports.closure'), told(facts.closure_stood)],
            [
              t('reports.handed'),
              facts.nearest_minutes === null
                ? t('reports.none')
                : t('reports.nearest', { smart_count: facts.bags_handed_over, minutes: facts.nearest_minutes }),
            ],
          ]}
        />
        <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: textSize.small }}>{t('reports.known_text')}</Box>
      </FactCard>
    </>
  );
}

function Where({ report: { distance_m, accuracy_m } }: { report: IncidentDetail }) {
  const t = useTranslate();
  const { distance } = useFormats();
  if (distance_m === null) return <>{t('reports.no_distance')}</>;
  const far = distance(distance_m / 1000);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {t('reports.distance', { distance: far, accuracy: distance((accuracy_m ?? 0) / 1000) })}
      <DistancePicture
        distance={distance_m}
        accuracy={accuracy_m ?? 0}
        label={t('reports.picture', { distance: far })}
      />
    </Box>
  );
}
