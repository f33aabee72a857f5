import type { StashpointDetail } from '@cubby/api';
import { Section } from '@cubby/design-system';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { LocationMap } from '../lib/places/LocationMap.tsx';

/** The location, in words and on a map. */
export function StashpointLocation({ stashpoint }: { stashpoint: StashpointDetail }) {
  const { t } = useI18n();
  const { id, name, latitude: lat, longitude: lng, address, postal_code } = stashpoint;
  return (
    <Section short title={t('stashpoint.where')}>
      <span translate="no">
        {address}, {postal_code}
      </span>
      <LocationMap subject="stashpoint" id={id} name={name} center={{ lat, lng }} reach="position" marker />
    </Section>
  );
}
