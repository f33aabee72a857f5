import { AREA_RADIUS_METRES } from '@cubby/api';
import { FactCard } from '@cubby/design-system';
import { useEffect, useEffectEvent } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCities } from '../../lib/api/use-cities.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { asText } from '../../shared/inputs/as-text.ts';
import { CityInput } from '../../shared/inputs/CityInput.tsx';
import { CountInput } from '../../shared/inputs/CountInput.tsx';
import { FormColumns } from '../../shared/records/FormColumns.tsx';
import { AreaMap } from './AreaMap.tsx';

/** Name, city and circle. A click on the map moves the centre; choosing a city sets the initial one. */
export function AreaInputs() {
  const t = useTranslate();
  const { setValue } = useFormContext();
  const [cityId, lat, lng, radius] = useWatch({ name: ['cityId', 'lat', 'lng', 'radius'] });
  const city = useCities().find(({ id }) => id === cityId);
  const move = (position: { lat: number; lng: number }) => {
    setValue('lat', rounded(position.lat), { shouldDirty: true });
    setValue('lng', rounded(position.lng), { shouldDirty: true });
  };
  const placed = typeof lat === 'number' && typeof lng === 'number';
  const begin = useEffectEvent((center: { lat: number; lng: number }) => move(center));
  const center = placed ? undefined : city?.center;
  useEffect(() => {
    if (center) begin(center);
  }, [center]);
  return (
    <>
      <FactCard title={t('areas.details')}>
        <FormColumns>
          <TextInput source="name" parse={asText} label={t('areas.field.name')} helperText={false} />
          <CityInput source="cityId" label={t('areas.field.cityId')} />
          <CountInput
            source="radius"
            label={t('areas.field.radius')}
            minimum={AREA_RADIUS_METRES.minimum}
            maximum={AREA_RADIUS_METRES.maximum}
            helperText={t('areas.radius_help')}
          />
          <CountInput source="lat" label={t('areas.field.lat')} minimum={-90} maximum={90} decimals={6} />
          <CountInput source="lng" label={t('areas.field.lng')} minimum={-180} maximum={180} decimals={6} />
        </FormColumns>
      </FactCard>
      <FactCard title={t('areas.map')}>
        <AreaMap circle={placed ? { lat, lng, radius: Number(radius) || 0 } : null} onMove={move} />
      </FactCard>
    </>
  );
}

/** Rounds to five decimals, which is about a metre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
