import { PageBody } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'wouter';
import { useApi } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { ErrorPage } from '../lib/layout/ErrorPage.tsx';
import { NotLoaded } from '../lib/layout/NotLoaded.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { GoToUnavailable } from '../lib/stashpoints/GoToUnavailable.tsx';
import { surroundingsOf } from '../lib/stashpoints/surroundings.ts';
import { useSeen } from '../lib/stashpoints/use-seen.ts';
import { BackToCity } from './BackToCity.tsx';
import { SeenStashpoint } from './SeenStashpoint.tsx';
import { StashpointContent } from './StashpointContent.tsx';
import { StashpointFacts } from './StashpointFacts.tsx';
import { StashpointHead } from './StashpointHead.tsx';

/**
 * One place. Its time zone is unknown before it is loaded, so price and space for the stay are requested after that;
 * what the card showed that led here is there from the beginning.
 */
export default function StashpointPage() {
  const { t, nameOf } = useI18n();
  const { id = '' } = useParams();
  const { data, error, mutate } = useApi('getStashpoint', { params: { id } });
  const seen = useSeen(id);
  const retry = () => void mutate();
  if (errorId(error) === 'NOT_FOUND') return <ErrorPage status={404} />;
  if (errorId(error) === 'STASHPOINT_INACTIVE')
    return (
      <Page title={t('stashpoint.title')}>
        <GoToUnavailable stashpointId={id} />
      </Page>
    );
  if (data)
    return (
      <PageBody>
        <Box sx={columns}>
          <StashpointHead
            stashpoint={data}
            surroundings={surroundingsOf(data, nameOf)}
            back={<BackToCity stashpoint={data} />}
            facts={<StashpointFacts stashpoint={data} />}
          />
          <StashpointContent key={data.id} stashpoint={data} seen={seen?.stashpoint} />
        </Box>
      </PageBody>
    );
  if (seen)
    return (
      <PageBody>
        <Box sx={columns}>
          <StashpointHead
            stashpoint={seen.stashpoint}
            surroundings={seen.stashpoint.nearest_landmark ? nameOf(seen.stashpoint.nearest_landmark) : ''}
            back={<Skeleton width={200} height={32} />}
            facts={<Skeleton width="80%" height={52} />}
            incomplete
          />
          <SeenStashpoint {...seen} error={error} onRetry={retry} />
        </Box>
      </PageBody>
    );
  return (
    <Page title={t('stashpoint.title')}>
      <NotLoaded error={error} onRetry={retry} />
    </Page>
  );
}

/** On a desktop the panel is beside name and pictures from the first screen on; on a phone it follows them. */
const columns = {
  display: 'grid',
  columnGap: 5,
  rowGap: { xs: 4, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 400px' },
  gridTemplateRows: { md: 'auto 1fr auto' },
  gridTemplateAreas: { xs: '"head" "panel" "text" "rest"', md: '"head panel" "text panel" "rest rest"' },
} as const;
