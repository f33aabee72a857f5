import type { Quote, StashpointDetail } from '@cubby/api';
import { fontWeight, Picture } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

interface StaySummaryProps {
  stashpoint: StashpointDetail;
  stay: Pick<Quote, 'dropoff' | 'pickup' | 'bag_count' | 'days'>;
}

/** Where, when and how many bags, on the place's own clock. */
export function StaySummary({ stashpoint, stay }: StaySummaryProps) {
  const { t, moment } = useI18n();
  const facts = [
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
        <div>
          <Typography component="h2" variant="h4">
            {stashpoint.name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {stashpoint.address}, {stashpoint.postal_code}
          </Typography>
        </div>
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box
              component="dd"
              sx={{ m: 0, fontWeight: fontWeight.strong, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
            >
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
