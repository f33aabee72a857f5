import { EmptyState } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { isManager } from '../../../lib/session/own-role.ts';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { PlaceToday, urgencyOf } from './PlaceToday.tsx';

const MINUTE_MS = 60_000;

/** Today at all of a host's places, those that need someone first: what waits, bags, takings for the owner, and hours. */
export function OverviewPage() {
  const t = useTranslate();
  const { count } = useFormats();
  const today = useQuery({
    queryKey: ['stashpoints-today'],
    queryFn: () => api.listStashpointsToday(),
    refetchInterval: MINUTE_MS,
  });
  const inside = today.data?.reduce((sum, { bags_inside }) => sum + bags_inside, 0) ?? 0;
  return (
    <>
      <PageHead
        title={t('host.overview.title')}
        text={today.data && t('host.overview.inside_now', { smart_count: inside, bags: count(inside) })}
        actions={
          !isManager() && (
            <Button variant="outlined" href={hostPaths.closures}>
              {t('host.menu.closures')}
            </Button>
          )
        }
      />
      <Loaded query={today}>
        {(places) =>
          places.length === 0 ? (
            <EmptyState
              title={t('host.places.none')}
              text={t('host.places.none_text')}
              action={
                <Button variant="contained" href={hostPaths.newStashpoint}>
                  {t('host.places.add')}
                </Button>
              }
            />
          ) : (
            <Box sx={cards}>
              {places
                .toSorted((one, other) => urgencyOf(other) - urgencyOf(one))
                .map((place) => (
                  <PlaceToday key={place.id} place={place} />
                ))}
            </Box>
          )
        }
      </Loaded>
    </>
  );
}

const cards = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
