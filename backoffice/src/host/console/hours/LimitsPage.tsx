import { useTranslate } from 'ra-core';
import { Group } from '../../../shared/place-form/Group.tsx';
import { RoomFields } from '../../../shared/place-form/RoomFields.tsx';
import { PlaceScreen } from '../place/PlaceScreen.tsx';
import { RoomInAll } from './RoomInAll.tsx';
import { RoomPartForm } from './RoomPartForm.tsx';

/** A place's capacity, by size and in total. */
export function LimitsPage() {
  const t = useTranslate();
  return (
    <PlaceScreen title={t('host.menu.limits')} text={t('host.limits.text')}>
      {(place) => (
        <RoomPartForm key={place.id} place={place} part="limits">
          <Group title={t('stashpoints.group.room')}>
            <RoomFields />
            <RoomInAll />
          </Group>
        </RoomPartForm>
      )}
    </PlaceScreen>
  );
}
