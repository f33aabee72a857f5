import type { Case, IncidentDetail } from '@cubby/api';
import { FactCard, FactList, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { StashpointLocation } from '../../shared/maps/StashpointLocation.tsx';

const DAY_MINUTES = 24 * 60;

/** The place of a report on the map, and its hours on that day beside the time of the report. */
export function WhereCard({ incident, record }: { incident: IncidentDetail; record: Case }) {
  const t = useTranslate();
  const { momentIn } = useFormats();
  const { stashpoint, created, distance_m } = incident;
  const hours = record.hours_that_day.map(
    ({ open_minute, close_minute }) => `${clock(open_minute)} – ${clock(close_minute)}`,
  );
  return (
    <FactCard title={t('incidents.field.stashpoint')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <FactList
          facts={[
            [t('cases.reported_at'), momentIn(created, stashpoint.timezone)],
            [t('cases.hours'), hours.join(', ') || t('cases.closed_all_day')],
          ]}
        />
        <StashpointLocation
          id={stashpoint.id}
          name={stashpoint.name}
          position={record.position}
          distance={distance_m}
        />
        {distance_m !== null && <Box sx={{ color: 'text.secondary', fontSize: textSize.small }}>{t('cases.ring')}</Box>}
      </Box>
    </FactCard>
  );
}

/** Writes a minute of a day, or of the next, as HH:MM; midnight at the end of a day is 24:00. */
function clock(minute: number): string {
  const ofDay = minute === DAY_MINUTES ? minute : minute % DAY_MINUTES;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
