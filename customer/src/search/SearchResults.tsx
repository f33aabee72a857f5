import { colour, fixedAtTop, inFlowOnLow, layer, radius, shadow, sheetTop } from '@cubby/design-system';
import ListRounded from '@mui/icons-material/ListRounded';
import MapRounded from '@mui/icons-material/MapRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useVariant } from '../lib/experiments/use-variant.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { writeArea } from '../lib/maps/area.ts';
import { type Filters, filtersQuery, readFilters } from '../lib/results/filters.ts';
import { searchQuery } from '../lib/results/search-target.ts';
import { useResults } from '../lib/results/use-results.ts';
import type { ResolvedTarget } from '../lib/results/use-search-target.ts';
import { Seo } from '../lib/seo/Seo.tsx';
import { BagsNote } from '../lib/stay/BagsNote.tsx';
import type { Stay } from '../lib/stay/stay.ts';
import { useComingStay } from '../lib/stay/use-stay.ts';
import { FilterBar } from './FilterBar.tsx';
import { ResultList } from './ResultList.tsx';
import { centred, ResultMap } from './ResultMap.tsx';
import { StayBar } from './StayBar.tsx';
import { useArea } from './use-area.ts';
import { useOpenParts } from './use-open-parts.ts';

/** Map and list of one search: side by side if there is space, one at a time on a phone. */
export function SearchResults({ target }: { target: ResolvedTarget }) {
  const { t, paths } = useI18n();
  const search = useSearch();
  const [, go] = useLocation();
  // Experiment 1: only the best places at first, if there is no space for a list beside the map.
  const bestFirst = useVariant(1) === 'sp_card';
  const sheet = useVariant(9) === 'bottom_sheet';
  const { stay, now } = useComingStay(target.timezone);
  const filters = useMemo(() => readFilters(search), [search]);
  const searched = useArea();
  const { area, widened, widen } = searched;
  const bounds = area ?? target.bounds;
  const { parts, isMapOpen, chosenId, openMap, closeMap, choose } = useOpenParts();
  // Pointing at a card only highlights its marker, while none is chosen; choosing a marker shows its card on the map.
  const [pointedId, setPointedId] = useState<string | null>(null);
  const view = isMapOpen ? 'map' : 'list';
  // The map is larger than everything else: a phone loads it on request.
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const [mapWanted, setMapWanted] = useState(false);
  if (isMapOpen && !mapWanted) setMapWanted(true);

  const results = useResults(target, bounds, stay, filters);
  const chosen = results.stashpoints?.some(({ id }) => id === chosenId);

  // Back undoes a filter; the times and bags of a search are chosen step by step, and are one entry.
  const change = (nextStay: Stay, nextFilters: Filters) =>
    go(paths.search({ ...searchQuery(target, nextStay), ...filtersQuery(nextFilters), area: writeArea(area) }), {
      replace: nextFilters === filters,
      state: parts,
    });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 620px) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Seo title={target.phrase ? t('places.title', { in: target.phrase }) : t('search.title')} />
      <Box
        sx={{
          px: { xs: 2, sm: 3 },
          py: { xs: 0.75, sm: 2.5 },
          flexDirection: 'column',
          display: { xs: view === 'list' || sheet ? 'flex' : 'none', lg: 'flex' },
          ...(sheet && view === 'map' && bottomSheet),
          gap: { xs: 0.75, sm: 2 },
          minWidth: 0,
        }}
      >
        <Box sx={{ display: { xs: sheet && view === 'map' ? 'none' : 'contents', lg: 'contents' } }}>
          <StayBar target={target} stay={stay} now={now} onChange={(next) => change(next, filters)} />
          <Box ref={fixedAtTop} sx={bar}>
            <FilterBar filters={filters} onChange={(next) => change(stay, next)} />
            <IconButton
              color="primary"
              aria-label={t('search.showMap')}
              onClick={openMap}
              sx={{ display: { lg: 'none' }, marginInlineStart: 'auto', border: `1px solid ${colour.lineField}` }}
            >
              <MapRounded />
            </IconButton>
          </Box>
        </Box>
        <BagsNote bags={stay.bags} />
        <ResultList
          label={target.label}
          unknownPart={
            target.unknown && target.phrase
              ? t('search.unknownPart', { text: target.unknown, in: target.phrase })
              : undefined
          }
          elsewhere={target.typed ? target.phrase : undefined}
          nearMe={target.nearMe ?? false}
          country={target.country ? target.phrase : undefined}
          inCity={target.city ?? false}
          position={target.position}
          currency={area ? undefined : target.currency}
          area={area ? (widened ? 'wider' : 'moved') : null}
          results={results}
          bestFirst={bestFirst && !wide}
          stay={stay}
          activeId={pointedId ?? chosenId}
          onActivate={setPointedId}
          onWiden={() => widen(bounds)}
        />
      </Box>
      <Box
        sx={{
          position: { xs: 'static', lg: 'sticky' },
          top: 0,
          height: { xs: sheet ? 'calc(56dvh - 66px)' : 'calc(100dvh - 66px)', lg: 'calc(100dvh - 66px)' },
          display: { xs: view === 'map' ? 'block' : 'none', lg: 'block' },
        }}
      >
        <ResultMap
          target={target}
          area={searched}
          results={results}
          stay={stay}
          wanted={wide || mapWanted}
          chosenId={chosenId}
          pointedId={pointedId}
          onChoose={choose}
        />
      </Box>
      {view === 'map' && (
        <Button
          // The button that opened the map is gone.
          autoFocus
          variant="contained"
          onClick={closeMap}
          startIcon={<ListRounded />}
          sx={{
            display: { xs: chosen ? 'none' : 'inline-flex', lg: 'none' },
            ...centred,
            position: 'fixed',
            bottom: 20,
            zIndex: layer.floatingButton,
            borderRadius: radius.pill,
            boxShadow: shadow.raised,
            ...inFlowOnLow,
          }}
        >
          {t('search.showList')}
        </Button>
      )}
    </Box>
  );
}

/** The filters and the button to the map: on a phone they stay visible above the cards. */
const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  position: { xs: 'sticky', lg: 'static' },
  top: 0,
  zIndex: layer.stickyBar,
  background: colour.surface,
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  ...inFlowOnLow,
} as const;

/** Experiment 9: on a phone the list stays within reach over the lower part of the map. */
const bottomSheet = {
  position: { xs: 'fixed', lg: 'static' },
  zIndex: layer.sheet,
  insetInline: 0,
  bottom: 0,
  maxHeight: { xs: '46dvh', lg: 'none' },
  overflowY: { xs: 'auto', lg: 'visible' },
  overscrollBehavior: 'contain',
  background: colour.surface,
  borderTop: { xs: `1px solid ${colour.line}`, lg: 0 },
  borderRadius: { xs: sheetTop, lg: 0 },
  boxShadow: { xs: shadow.sheet, lg: 'none' },
  ...inFlowOnLow,
} as const;
