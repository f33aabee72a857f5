import type { StashpointDetail } from '@cubby/api';
import { colour, radius, Section } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useAppContext } from '../lib/api/app-context.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { boundsAround } from '../lib/maps/map-bounds.ts';

const StashpointMap = lazy(async () => ({ default: (await import('@cubby/design-system/map')).StashpointMap }));

/** Where it is, in words; the map weighs more than the page and comes when it is asked for. */
export function StashpointLocation({ stashpoint }: { stashpoint: StashpointDetail }) {
  const { t, language } = useI18n();
  const { map } = useAppContext().data;
  const [shown, setShown] = useState(false);
  const { latitude: lat, longitude: lng, name, id } = stashpoint;
  const bounds = useMemo(() => boundsAround({ lat, lng }, 'position'), [lat, lng]);
  const labels = {
    map: t('search.map'),
    zoomIn: t('search.zoomIn'),
    zoomOut: t('search.zoomOut'),
    unavailable: t('search.mapUnavailable'),
  };
  return (
    <Section title={t('stashpoint.where')}>
      <span>
        {stashpoint.address}, {stashpoint.postal_code}
      </span>
      <Box
        sx={{
          height: shown ? 360 : 'auto',
          borderRadius: radius.large,
          overflow: 'hidden',
          border: shown ? `1px solid ${colour.line}` : 0,
        }}
      >
        {shown ? (
          <Suspense>
            <StashpointMap
              points={[{ id, lat, lng, text: name, available: true, label: name }]}
              bounds={bounds}
              activeId={id}
              tiles={map}
              language={language}
              labels={labels}
              sx={{ height: '100%' }}
            />
          </Suspense>
        ) : (
          <Button variant="outlined" onClick={() => setShown(true)}>
            {t('search.showMap')}
          </Button>
        )}
      </Box>
    </Section>
  );
}
