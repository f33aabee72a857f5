import type { AdminStashpoint } from '@cubby/api';
import { localMoment } from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import { useNotify, useTranslate } from 'ra-core';
import { useImpactCheck } from '../../../shared/impact/use-impact-check.tsx';
import { RecordForm } from '../../../shared/records/RecordForm.tsx';
import { ClosuresEditor } from '../../../shared/stashpoint-form/ClosuresEditor.tsx';
import { Group } from '../../../shared/stashpoint-form/Group.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { StashpointScreen } from '../stashpoint/StashpointScreen.tsx';
import { CloseToday } from './CloseToday.tsx';
import { ClosureCalendar } from './ClosureCalendar.tsx';
import { column } from './column.ts';
import { HolidayFields } from './HolidayFields.tsx';

/** A place's closures: today, for a holiday, or for any range of dates. */
export function ClosuresPage() {
  const t = useTranslate();
  return (
    <StashpointScreen title={t('host.menu.closures')} text={t('host.closures.text')}>
      {(stashpoint) => (
        <div style={column}>
          <CloseToday key={`${stashpoint.id} ${stashpoint.version}`} stashpoint={stashpoint} />
          <ClosuresForm key={stashpoint.id} stashpoint={stashpoint} />
        </div>
      )}
    </StashpointScreen>
  );
}

function ClosuresForm({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const notify = useNotify();
  const { check, dialog } = useImpactCheck(stashpoint.id, hostPaths.booking);
  const today = localMoment(serverClock.now(), stashpoint.timezone).date;
  return (
    <>
      <RecordForm<AdminStashpoint>
        resource="stashpoints"
        part="closures"
        record={stashpoint}
        beforeSave={check}
        onSaved={() => notify('host.closures.saved', { type: 'success' })}
      >
        <div style={column}>
          <Group title={t('host.closures.ahead')}>
            <ClosureCalendar today={today} />
            <ClosuresEditor />
          </Group>
          <Group title={t('host.closures.holidays')}>
            <HolidayFields stashpoint={stashpoint} />
          </Group>
        </div>
      </RecordForm>
      {dialog}
    </>
  );
}
