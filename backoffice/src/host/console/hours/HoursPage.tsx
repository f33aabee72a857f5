import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ExceptionsEditor } from '../../../shared/stashpoint-form/ExceptionsEditor.tsx';
import { Group } from '../../../shared/stashpoint-form/Group.tsx';
import { WeekEditor } from '../../../shared/stashpoint-form/WeekEditor.tsx';
import { OwnOperation } from '../stashpoint/OwnOperation.tsx';
import { StashpointScreen } from '../stashpoint/StashpointScreen.tsx';
import { column } from './column.ts';
import { RoomPartForm } from './RoomPartForm.tsx';

/** A place's opening hours: the weekly hours and the special ones. */
export function HoursPage() {
  const t = useTranslate();
  return (
    <StashpointScreen title={t('host.menu.hours')} text={t('host.hours.text')}>
      {(stashpoint) => (
        <div style={column}>
          <RoomPartForm stashpoint={stashpoint} part="hours">
            <Group title={t('host.hours.week')}>
              <WeekEditor />
            </Group>
            <Group title={t('host.hours.dates')}>
              <ExceptionsEditor />
            </Group>
          </RoomPartForm>
          <OwnOperation kinds={['hours']} source={stashpoint.id} label={t('operation.copy')} />
        </div>
      )}
    </StashpointScreen>
  );
}
