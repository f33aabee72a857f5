import { useTranslate } from 'ra-core';
import { ExceptionsEditor } from '../../../shared/place-form/ExceptionsEditor.tsx';
import { Group } from '../../../shared/place-form/Group.tsx';
import { WeekEditor } from '../../../shared/place-form/WeekEditor.tsx';
import { PlaceScreen } from '../place/PlaceScreen.tsx';
import { RoomPartForm } from './RoomPartForm.tsx';

/** A place's opening hours: the weekly hours and the special ones. */
export function HoursPage() {
  const t = useTranslate();
  return (
    <PlaceScreen title={t('host.menu.hours')} text={t('host.hours.text')}>
      {(place) => (
        <RoomPartForm key={place.id} place={place} part="hours">
          <Group title={t('host.hours.week')}>
            <WeekEditor />
          </Group>
          <Group title={t('host.hours.dates')}>
            <ExceptionsEditor />
          </Group>
        </RoomPartForm>
      )}
    </PlaceScreen>
  );
}
