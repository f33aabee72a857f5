import type { StashpointDetail } from '@cubby/api';
import { Section } from '@cubby/design-system';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { LocationMap } from '../lib/places/LocationMap.tsx';
import { writeWalkFrom } from '../lib/stashpoints/write-walk.ts';

/** The location, in words and on a map. */
export function StashpointLocation({ stashpoint }: { stashpoint: StashpointDetail }) {
  const i18n = useI18n();
  const { t, nameOf } = i18n;
  const { id, name, latitude: lat, longitude: lng, address, postal_code, nearest_landmark: landmark } = stashpoint;
  return (
    <Section short title={t('stashpoint.where')}>
      <span>
        <span translate="no">
          {address}, {postal_code}
        </span>
        {landmark && (
          <>
            <br />
            {writeWalkFrom(nameOf(landmark), landmark.distance_km, i18n)}
          </>
        )}
      </span>
      <LocationMap subject="stashpoint" id={id} name={name} center={{ lat, lng }} reach="position" marker />
    </Section>
  );
}
