import type { AdminStashpoint } from '@cubby/api';
import { FactList } from '@cubby/design-system';
import { useTranslate } from 'ra-core';

export function WhereFacts({ place }: { place: AdminStashpoint }) {
  const t = useTranslate();
  return (
    <FactList
      facts={[
        [t('place.address'), `${place.address}, ${place.postal_code}, ${place.country_code}`],
        [t('place.landmark'), place.location_name],
        [t('place.city'), place.nearest_city.name],
        [t('place.position'), `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}`],
        [t('place.zone'), place.timezone],
      ]}
    />
  );
}
