import type { StashpointAlternatives } from '@cubby/api';
import { EmptyState, PageHeading, Section } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useApi } from '../lib/api/api.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { NotLoaded } from '../lib/layout/NotLoaded.tsx';
import { StashpointItem } from '../lib/stashpoints/StashpointItem.tsx';
import { surroundingsOf } from '../lib/stashpoints/surroundings.ts';
import { stayInstants, stayQuery } from '../lib/stay/stay.ts';
import { useComingStay } from '../lib/stay/use-stay.ts';

/** The reason in words, and the nearest places that take the bags at the times in the address. */
export function UnavailableContent({ stashpoint }: { stashpoint: StashpointAlternatives['stashpoint'] }) {
  const { t, paths, moment, inPlace, nameOf } = useI18n();
  const { stay } = useComingStay(stashpoint.timezone);
  const instants = stayInstants(stay, stashpoint.timezone);
  const { data, error } = useApi('listAlternatives', { params: { id: stashpoint.id }, query: instants });
  const city = stashpoint.nearest_city;
  if (error || !data) return <NotLoaded error={error} />;
  const reason = data.reason ?? 'open';
  // A city whose currency is switched off has nothing to search for.
  const search =
    reason === 'not_sold' ? (
      <Button variant="contained" href={paths.cities()}>
        {t('footer.allCities')}
      </Button>
    ) : (
      <Button variant="outlined" href={paths.search({ place: city.route, ...stayQuery(stay) })}>
        {t('unavailable.search', { in: inPlace(city) })}
      </Button>
    );
  const facts = {
    place: stashpoint.name,
    in: inPlace(city),
    dropoff: moment(instants.dropoff, stashpoint.timezone),
    pickup: moment(instants.pickup, stashpoint.timezone),
    bags: t('stay.bagCount', { smart_count: stay.bags }),
  };
  return (
    <>
      <PageHeading
        overline={surroundingsOf(stashpoint, nameOf)}
        title={t(`unavailable.${reason}.title`, facts)}
        intro={t(`unavailable.${reason}.text`, facts)}
      >
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mt: 1 }}>
          {reason !== 'inactive' && reason !== 'not_sold' && (
            <Button variant="contained" href={paths.stashpoint(city, stashpoint.id, stayQuery(stay))}>
              {reason === 'open' ? t('unavailable.toPlace', facts) : t('unavailable.otherTimes')}
            </Button>
          )}
          {search}
        </Box>
      </PageHeading>
      {data.items.length === 0 && reason !== 'not_sold' && (
        <EmptyState title={t('unavailable.none')} text={t('unavailable.noneText')} action={search} />
      )}
      {data.items.length > 0 && (
        <Section title={t('unavailable.nearby')}>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {data.items.map((item) => (
              <StashpointItem key={item.id} stashpoint={item} stay={stay} />
            ))}
          </Box>
        </Section>
      )}
    </>
  );
}
