import type { AdminStashpoint } from '@cubby/api';
import { FactList } from '@cubby/design-system';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

export function WhereFacts({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  return (
    <FactList
      facts={[
        [t('place.address'), `${stashpoint.address}, ${stashpoint.postal_code}, ${stashpoint.country_code}`],
        [t('place.landmark'), stashpoint.location_name],
        [t('place.city'), stashpoint.nearest_city.name],
        [t('place.position'), `${stashpoint.latitude.toFixed(5)}, ${stashpoint.longitude.toFixed(5)}`],
        [t('place.zone'), stashpoint.timezone],
      ]}
    />
  );
}
