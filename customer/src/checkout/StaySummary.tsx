import type { Quote, StashpointDetail } from '@cubby/api';
import { FactList, Picture } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

interface StaySummaryProps {
  stashpoint: StashpointDetail;
  stay: Pick<Quote, 'dropoff' | 'pickup' | 'bag_count' | 'days'>;
}

/** The place, times and number of bags, in the place's own time zone. */
export function StaySummary({ stashpoint, stay }: StaySummaryProps) {
  const { t, moment } = useI18n();
  const facts: readonly (readonly [label: string, value: string])[] = [
    [t('stay.dropoff'), moment(stay.dropoff, stashpoint.timezone)],
    [t('stay.pickup'), moment(stay.pickup, stashpoint.timezone)],
    [
      t('stay.bags'),
      t('stay.covers', {
        bags: t('stay.bagCount', { smart_count: stay.bag_count }),
        days: t('stay.dayCount', { smart_count: stay.days }),
      }),
    ],
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '76px minmax(0, 1fr)', gap: 2, alignItems: 'center' }}>
        <Picture picture={stashpoint.photos[0]} width={76} height={88} frame="arch" decorative />
        <div translate="no">
          <Typography component="h2" variant="h4">
            {stashpoint.name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {stashpoint.address}, {stashpoint.postal_code}
          </Typography>
        </div>
      </Box>
      <FactList receipt facts={facts} />
    </Box>
  );
}
