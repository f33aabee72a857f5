import { kilometresIn } from '@cubby/api';
import { colour, StillGround } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useAppContext } from '../lib/api/app-context.tsx';
import { useVariant } from '../lib/experiments/use-variant.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { type Bounds, boundsOfPoints, scaled } from '../lib/maps/map-bounds.ts';
import { picturesOf } from '../lib/places/LocationMap.tsx';
import { mapLabels } from '../lib/places/map-labels.ts';
import type { Results } from '../lib/results/use-results.ts';
import type { ResolvedTarget } from '../lib/results/use-search-target.ts';
import type { Stay } from '../lib/stay/stay.ts';
import { MarkerSheet } from './MarkerSheet.tsx';
import { clusterWordsOf, mapPointsOf } from './map-points.ts';
import type { Area } from './use-area.ts';

/** The minutes on foot of the circles around what was searched. */
const WALKS = [5, 10] as const;

const StashpointMap = lazy(async () => ({ default: (await import('@cubby/design-system/map')).StashpointMap }));

interface ResultMapProps {
  target: ResolvedTarget;
  area: Area;
  results: Results;
  stay: Stay;
  /** True if the map loads: it is larger than everything else, and a phone asks for it. */
  wanted: boolean;
  /** The place whose card is shown on the map. */
  chosenId: string | null;
  /** The place whose marker is highlighted while none is chosen. */
  pointedId: string | null;
  onChoose: (id: string | null) => void;
}

/** The map of one search, with the card of the place that was chosen on it. */
export function ResultMap({ target, area, results, stay, wanted, chosenId, pointedId, onChoose }: ResultMapProps) {
  const i18n = useI18n();
  const { t, language } = i18n;
  const { map } = useAppContext().data;
  // Experiment 16: the map begins nearer. The searched area is the same for all, as the server drew the page for all.
  const near = useVariant(16) === '80_distance';
  const [fitted, setFitted] = useState<Bounds | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const points = useMemo(() => mapPointsOf(results.stashpoints ?? [], i18n), [results.stashpoints, i18n]);
  const clusterWords = useMemo(() => clusterWordsOf(i18n), [i18n]);
  const landmarks = useMemo(
    () => target.landmarks.map((place) => ({ name: i18n.nameOf(place), ...place.center })),
    [target.landmarks, i18n],
  );
  const { center, label, placeId } = target;
  // A country has no middle to walk from.
  const searched = useMemo(
    () => ({
      name: label,
      ...center,
      circles: WALKS.map((minutes) => ({
        radius: kilometresIn(minutes) * 1000,
        text: t('search.minutes', { minutes: i18n.number(minutes) }),
      })),
    }),
    [label, center, t, i18n],
  );
  const still = placeId ? (
    <StillGround
      pictures={{ light: picturesOf('place', placeId, 'light'), dark: picturesOf('place', placeId, 'dark') }}
      alt={t('search.stillMap', { place: label })}
    />
  ) : null;
  const chosen = results.stashpoints?.find(({ id }) => id === chosenId);

  // The map zooms to the first results; after that it stays where the traveller moved it.
  if (!area.area && !fitted && !results.pending && points.length > 0) setFitted(boundsOfPoints(points, target.bounds));

  const close = () => {
    onChoose(null);
    if (chosenId) markerOf(box.current, chosenId)?.focus();
  };

  return (
    <Box
      ref={box}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && chosen) close();
      }}
      sx={{ position: 'relative', height: '100%', borderInlineStart: { lg: `1px solid ${colour.line}` } }}
    >
      {!wanted && still}
      {wanted && (
        <Suspense fallback={still ?? <MapGround label={t('search.mapLoading')} />}>
          <StashpointMap
            points={points}
            landmarks={landmarks}
            target={target.country ? null : searched}
            fallback={still}
            bounds={area.area ?? (near ? scaled(target.bounds, 0.8) : (fitted ?? target.bounds))}
            exact={area.area !== null}
            clusterWords={clusterWords}
            activeId={chosenId ?? pointedId}
            onSelect={onChoose}
            onMove={area.setMoved}
            tiles={map}
            language={language}
            labels={mapLabels(t)}
          />
        </Suspense>
      )}
      {area.moved && (
        <Button
          variant="contained"
          onClick={area.searchMoved}
          sx={{ ...centred, position: 'absolute', top: 16, whiteSpace: 'nowrap' }}
        >
          {t('search.thisArea')}
        </Button>
      )}
      {chosen && <MarkerSheet stashpoint={chosen} stay={stay} onClose={close} />}
    </Box>
  );
}

/** The ground of a map that has no picture, such as that around a visitor's own position, while it loads. */
function MapGround({ label }: { label: string }) {
  return (
    <Box sx={{ height: '100%', display: 'grid', placeItems: 'center', background: colour.mapGround }}>
      <CircularProgress aria-label={label} />
    </Box>
  );
}

/** Puts a button into the middle of the map. */
export const centred = { insetInline: 0, width: 'fit-content', marginInline: 'auto' } as const;

/** Returns the button of a place on the map, alone or in a cluster. */
function markerOf(box: HTMLElement | null, id: string): HTMLElement | null {
  return box?.querySelector<HTMLElement>(`[data-markers~="${CSS.escape(id)}"]`) ?? null;
}
