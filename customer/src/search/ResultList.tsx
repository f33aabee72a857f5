import type { Position } from '@cubby/api';
import { EmptyState, ErrorState, LoadingState, transition, visuallyHidden } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { useSecondStep } from '../lib/layout/use-second-step.ts';
import { NotSoldHere, useIsSold } from '../lib/places/NotSoldHere.tsx';
import type { useResults } from '../lib/results/use-results.ts';
import { StashpointItem } from '../lib/stashpoints/StashpointItem.tsx';
import type { Stay } from '../lib/stay/stay.ts';
import { NearestCity } from './NearestCity.tsx';

/** As many as fill a phone. */
const BEST = 3;

/** More cards than any phone shows at first. */
const FIRST_SCREEN = 4;

interface ResultListProps {
  label: string;
  /** Names the part of the search that matches no city or landmark. */
  unknownPart: string | undefined;
  /** `in Vienna`, for a city of the world without places of ours. */
  elsewhere: string | undefined;
  /** True if the search is around the traveller's own position, rather than a named place. */
  nearMe: boolean;
  /** `in the United Kingdom`, when a whole country is searched. */
  country: string | undefined;
  /** True if a whole city is searched. */
  inCity: boolean;
  /** The searched position, if the target is not a city or landmark. */
  position: Position | undefined;
  /** The currency of the places there, while the map still shows them. */
  currency: string | undefined;
  /** The searched part of the map, if it is no longer the area around the place. */
  area: 'moved' | 'wider' | null;
  results: ReturnType<typeof useResults>;
  /** Shows only the best places at first, with a button for the others. */
  bestFirst: boolean;
  stay: Stay;
  activeId: string | null;
  onActivate: (id: string | null) => void;
  onWiden: () => void;
}

export function ResultList({
  label,
  unknownPart,
  elsewhere,
  nearMe,
  country,
  inCity,
  position,
  currency,
  area,
  results,
  bestFirst,
  stay,
  activeId,
  onActivate,
  onWiden,
}: ResultListProps) {
  const { t } = useI18n();
  const { stashpoints, total, isCounted, error, pending, outdated, loadMore, retry } = results;
  const [all, setAll] = useState(false);
  const onlyBest = bestFirst && !all && (stashpoints?.length ?? 0) > BEST;
  const isWhole = useSecondStep(stashpoints !== undefined);
  const shown = onlyBest ? stashpoints?.slice(0, BEST) : isWhole ? stashpoints : stashpoints?.slice(0, FIRST_SCREEN);
  const foundAround = country
    ? t('search.foundIn', { smart_count: total, in: country })
    : t('search.found', { smart_count: total, place: label });
  const notThere = elsewhere && total === 0 ? t('search.notIn', { in: elsewhere }) : null;
  const foundThere = nearMe ? t('search.foundNearMe', { smart_count: total }) : foundAround;
  const found = area
    ? t(area === 'wider' ? 'search.foundWider' : 'search.foundHere', { smart_count: total })
    : (notThere ?? foundThere);
  const searchingAround = nearMe ? t('search.searchingNearMe') : t('search.searching', { place: label });
  const searching = area ? t('search.searchingHere') : searchingAround;
  const widen = (
    <Button variant="contained" onClick={onWiden}>
      {t('search.widen')}
    </Button>
  );
  const allFull =
    !outdated &&
    stashpoints &&
    stashpoints.length > 0 &&
    stashpoints.every(({ availability }) => availability === 'unavailable');
  return (
    <Box
      component="section"
      aria-busy={pending}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 0.75, sm: 2 }, pb: 8 }}
    >
      <Typography component="h1" variant="h4">
        {stashpoints && !outdated ? found : error === undefined ? searching : label}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {/* Silent if it comes with its text, as when the results were known before the page. */}
        {isWhole && stashpoints && !outdated && isCounted && found}
      </Box>
      {unknownPart && <Typography color="text.secondary">{unknownPart}</Typography>}
      {error !== undefined && (
        <ErrorState message={errorMessage(t, error)} retry={{ label: t('retry'), onRetry: retry }} />
      )}
      {!stashpoints && error === undefined && <LoadingState label={t('loading')} shape="cards" />}
      {stashpoints?.length === 0 && !outdated && <NothingFound {...{ position, currency, stay, widen }} />}
      {allFull && (
        <Alert severity="info" action={widen}>
          {t('search.allFull')}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2,
          opacity: outdated ? 0.65 : 1,
          transition: transition('quick', 'opacity'),
        }}
      >
        {shown?.map((stashpoint, index) => (
          <StashpointItem
            key={stashpoint.id}
            stashpoint={stashpoint}
            stay={stay}
            active={stashpoint.id === activeId}
            headingLevel="h2"
            first={index === 0}
            inCity={inCity}
            onActivate={(on) => onActivate(on ? stashpoint.id : null)}
          />
        ))}
      </Box>
      {onlyBest && (
        <Button variant="outlined" size="large" onClick={() => setAll(true)}>
          {t('search.showAll', { smart_count: total })}
        </Button>
      )}
      {loadMore && !onlyBest && (
        <Button variant="outlined" size="large" onClick={loadMore} loading={pending}>
          {t('search.more')}
        </Button>
      )}
    </Box>
  );
}

interface NothingFoundProps extends Pick<ResultListProps, 'position' | 'currency' | 'stay'> {
  widen: ReactNode;
}

function NothingFound({ position, currency = '', stay, widen }: NothingFoundProps) {
  const { t } = useI18n();
  const isSold = useIsSold(currency);
  if (position) return <NearestCity position={position} stay={stay} otherwise={widen} />;
  if (currency && !isSold) return <NotSoldHere currency={currency} />;
  return <EmptyState title={t('search.empty')} text={t('search.emptyText')} action={widen} />;
}
