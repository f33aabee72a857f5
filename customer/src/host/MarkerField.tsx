import { colour, fontWeight, MapMarker, radius, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo } from 'react';
import { useAppContext } from '../lib/api/app-context.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { PlaceField } from '../lib/search-form/PlaceField.tsx';
import type { Marker } from './use-marker.ts';

const StashpointMap = lazy(async () => ({ default: (await import('@cubby/design-system/map')).StashpointMap }));
const NOTHING: never[] = [];

/** A map that moves below a fixed marker, so that a thumb, a mouse or the arrow keys can set it. */
export function MarkerField({ marker, problem }: { marker: Marker; problem: string | undefined }) {
  const { t, number, nameOf, language } = useI18n();
  const { map } = useAppContext().data;
  const landmarks = useMemo(
    () => marker.landmarks.map((place) => ({ name: nameOf(place), ...place.center })),
    [marker.landmarks, nameOf],
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography sx={{ fontWeight: fontWeight.bold, fontSize: textSize.larger }}>{t('host.form.where')}</Typography>
      <Typography color="textSecondary">{t('host.form.whereText')}</Typography>
      <PlaceField
        value={marker.target}
        onChange={marker.choose}
        error={marker.position ? undefined : problem}
        remembered={false}
      />
      {marker.bounds && marker.position && (
        <>
          <Box sx={frame}>
            <Suspense fallback={t('search.mapLoading')}>
              <StashpointMap
                points={NOTHING}
                landmarks={landmarks}
                bounds={marker.bounds}
                onMove={({ north, south, east, west }) =>
                  marker.move({ lat: (north + south) / 2, lng: (east + west) / 2 })
                }
                tiles={map}
                language={language}
                labels={{
                  map: t('host.form.map'),
                  zoomIn: t('search.zoomIn'),
                  zoomOut: t('search.zoomOut'),
                  unavailable: t('host.form.mapUnavailable'),
                }}
              />
            </Suspense>
            <Box aria-hidden sx={needle}>
              <MapMarker text={t('host.form.marker')} state="active" />
            </Box>
          </Box>
          <FormHelperText error={problem !== undefined} {...(problem && { role: 'alert' })} sx={{ mx: 0 }}>
            {problem ??
              t('host.form.markerAt', { lat: number(marker.position.lat, 5), lng: number(marker.position.lng, 5) })}
          </FormHelperText>
        </>
      )}
    </Box>
  );
}

const frame = {
  position: 'relative',
  height: 360,
  borderRadius: radius.large,
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
} as const;

const needle = {
  position: 'absolute',
  insetInline: 0,
  top: '50%',
  width: 'fit-content',
  marginInline: 'auto',
  transform: 'translateY(-100%)',
  pointerEvents: 'none',
} as const;
