import { EmptyState, ErrorState, LoadingState, Panel } from '@cubby/design-system';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useApi } from '../lib/api/api.ts';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** Stays to review, the latest first; one in progress can be reviewed as well. */
export function StaysToReview() {
  const { t, paths, moment } = useI18n();
  const { data, error } = useApi('listBookings', { query: { per_page: 50 } });
  if (error) return <ErrorState message={errorMessage(t, error)} />;
  if (!data) return <LoadingState label={t('loading')} shape="cards" count={2} />;
  const waiting = data.items
    .filter(({ review }) => review.can_review && !review.submitted)
    .sort((a, b) => b.dropoff.localeCompare(a.dropoff));
  if (waiting.length === 0)
    return (
      <EmptyState
        title={t('reviewing.none')}
        text={t('reviewing.noneText')}
        action={
          <Button href={paths.bookings()} variant="contained">
            {t('header.bookings')}
          </Button>
        }
      />
    );
  const stays = waiting.map(({ id, stashpoint, dropoff, pickup, bag_count }) => (
    <Panel key={id} gap={0.75}>
      <Typography component="h2" variant="h4" translate="no">
        {stashpoint.business_name}
      </Typography>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {moment(dropoff, stashpoint.timezone)} – {moment(pickup, stashpoint.timezone)}
      </Typography>
      <Typography color="textSecondary">
        {t('stay.bagCount', { smart_count: bag_count })} · {stashpoint.nearest_city.name}
      </Typography>
      <Button href={paths.survey(id)} variant="contained" sx={{ justifySelf: 'start', mt: 1 }}>
        {t('reviewing.review')}
      </Button>
    </Panel>
  ));
  return (
    <>
      <Typography>{t('reviewing.choose')}</Typography>
      {stays}
    </>
  );
}
