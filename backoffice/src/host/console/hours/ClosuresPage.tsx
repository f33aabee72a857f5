import type { AdminStashpoint } from '@cubby/api';
import { localMoment } from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ClosuresEditor } from '../../../shared/stashpoint-form/ClosuresEditor.tsx';
import { Group } from '../../../shared/stashpoint-form/Group.tsx';
import { OwnOperation } from '../stashpoint/OwnOperation.tsx';
import { StashpointScreen } from '../stashpoint/StashpointScreen.tsx';
import { CloseToday } from './CloseToday.tsx';
import { ClosureCalendar } from './ClosureCalendar.tsx';
import { column } from './column.ts';
import { HolidayFields } from './HolidayFields.tsx';
import { RoomPartForm } from './RoomPartForm.tsx';

/** A place's closures: today, for a holiday, or for any range of dates. */
export function ClosuresPage() {
  const t = useTranslate();
  return (
    <StashpointScreen title={t('host.menu.closures')} text={t('host.closures.text')}>
      {(stashpoint) => (
        <div style={column}>
          <CloseToday key={`${stashpoint.id} ${stashpoint.version}`} stashpoint={stashpoint} />
          <OwnOperation kinds={['close', 'reopen']} />
          <ClosuresForm stashpoint={stashpoint} />
        </div>
      )}
    </StashpointScreen>
  );
}

function ClosuresForm({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const today = localMoment(serverClock.now(), stashpoint.timezone).date;
  return (
    <RoomPartForm stashpoint={stashpoint} part="closures">
      <Group title={t('host.closures.ahead')}>
        <ClosureCalendar today={today} />
        <ClosuresEditor />
      </Group>
      <Group title={t('host.closures.holidays')}>
        <HolidayFields stashpoint={stashpoint} />
      </Group>
    </RoomPartForm>
  );
}
