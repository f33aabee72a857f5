import type { AdminStashpoint, Impact } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { BulkChange } from '../../shared/lists/BulkChange.tsx';

const nameOf = ({ name, nearest_city }: AdminStashpoint) => `${name}, ${nearest_city.name}`;

/** Puts the selected places on or off the market; before they go off, the affected bookings are counted. */
export function BulkMarket() {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <BulkChange<AdminStashpoint>
        label={t('place.activate')}
        title={t('stashpoints.bulk_on')}
        change={{ active: true }}
        nameOf={nameOf}
        applies={({ active, status }) => !active && status === 'approved'}
      />
      <BulkChange<AdminStashpoint>
        label={t('place.deactivate')}
        title={t('stashpoints.bulk_off')}
        // Bookings that can be moved are moved; the others were counted in the question.
        change={{ active: false, rehouse: true, acceptStranded: 1000 }}
        nameOf={nameOf}
        applies={({ active }) => active}
        preview={(stashpoints) => <Stranded stashpoints={stashpoints} />}
      />
    </Box>
  );
}

function Stranded({ stashpoints }: { stashpoints: readonly AdminStashpoint[] }) {
  const t = useTranslate();
  const ids = stashpoints.map(({ id }) => id);
  const { data } = useQuery({
    queryKey: ['impact', 'bulk', ids],
    queryFn: async () => {
      const all: Impact[] = [];
      for (const id of ids) all.push(await api.previewStashpointImpact({ params: { id }, body: { active: false } }));
      return all;
    },
    gcTime: 0,
  });
  if (!data) return <CircularProgress size={24} aria-label={t('console.loading')} />;
  const sum = (count: (impact: Impact) => number) => data.reduce((total, impact) => total + count(impact), 0);
  const bookings = sum(({ booking_count }) => booking_count);
  if (bookings === 0) return <Alert severity="success">{t('impact.none')}</Alert>;
  const bags = t('impact.bags', { smart_count: sum(({ bag_count }) => bag_count) });
  const movable = sum(({ movable_count }) => movable_count);
  return (
    <Alert severity="warning">
      {t('impact.strands', { smart_count: bookings, bags })} {t('impact.movable', { smart_count: movable })}{' '}
      {bookings > movable && t('impact.stay_behind', { smart_count: bookings - movable })}
    </Alert>
  );
}
