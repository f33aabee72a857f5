import { useTranslate } from 'ra-core';
import { Group } from '../../../shared/stashpoint-form/Group.tsx';
import { RoomFields } from '../../../shared/stashpoint-form/RoomFields.tsx';
import { StashpointScreen } from '../stashpoint/StashpointScreen.tsx';
import { RoomInAll } from './RoomInAll.tsx';
import { RoomPartForm } from './RoomPartForm.tsx';

/** A place's capacity, by size and in total. */
export function LimitsPage() {
  const t = useTranslate();
  return (
    <StashpointScreen title={t('host.menu.limits')} text={t('host.limits.text')}>
      {(stashpoint) => (
        <RoomPartForm key={stashpoint.id} stashpoint={stashpoint} part="limits">
          <Group title={t('stashpoints.group.room')}>
            <RoomFields />
            <RoomInAll />
          </Group>
        </RoomPartForm>
      )}
    </StashpointScreen>
  );
}
