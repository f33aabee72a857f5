import { type Position, STILL_MAP_SIZES, type StillMapSubject, stillMapPath } from '@cubby/api';
import { StillMap } from '@cubby/design-system';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useAppContext } from '../api/app-context.tsx';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { boundsAround } from '../maps/map-bounds.ts';
import { mapLabels } from './map-labels.ts';

const StashpointMap = lazy(async () => ({ default: (await import('@cubby/design-system/map')).StashpointMap }));

const NOTHING: never[] = [];

interface LocationMapProps {
  subject: StillMapSubject;
  id: string;
  name: string;
  center: Position;
  /** The area shown around it once the map can be moved. */
  reach: Parameters<typeof boundsAround>[1];
  /** True to show a marker in the middle; a city surrounds its centre and has none. */
  marker: boolean;
}

/** Shows a location: a picture without a click, and a movable map on request. */
export function LocationMap({ subject, id, name, center, reach, marker }: LocationMapProps) {
  const { t, language } = useI18n();
  const { map } = useAppContext().data;
  const [moving, setMoving] = useState(false);
  const { lat, lng } = center;
  const bounds = useMemo(() => boundsAround({ lat, lng }, reach), [lat, lng, reach]);
  const points = useMemo(
    () => (marker ? [{ id, lat, lng, text: name, available: true, label: name }] : NOTHING),
    [marker, id, lat, lng, name],
  );
  return (
    <StillMap
      pictures={{ light: picturesOf(subject, id, 'light'), dark: picturesOf(subject, id, 'dark') }}
      alt={t('search.stillMap', { place: name })}
      marker={marker}
      action={{ label: t('search.moveMap'), onClick: () => setMoving(true) }}
    >
      {moving && (
        <Suspense fallback={t('search.mapLoading')}>
          <StashpointMap
            points={points}
            bounds={bounds}
            activeId={id}
            tiles={map}
            language={language}
            labels={mapLabels(t)}
          />
        </Suspense>
      )}
    </StillMap>
  );
}

/** Returns the pictures of a map in one mode. */
export function picturesOf(subject: StillMapSubject, id: string, mode: 'light' | 'dark') {
  const picture = (size: keyof typeof STILL_MAP_SIZES) => ({
    address: stillMapPath(subject, id, mode, size),
    ...STILL_MAP_SIZES[size],
  });
  return { phone: picture('phone'), wide: picture('wide') };
}
