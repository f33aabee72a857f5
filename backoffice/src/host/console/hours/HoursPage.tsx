import type { AdminStashpoint } from '@cubby/api';
import { useNotify, useTranslate } from 'ra-core';
import { useImpactCheck } from '../../../shared/impact/use-impact-check.tsx';
import { ExceptionsEditor } from '../../../shared/place-form/ExceptionsEditor.tsx';
import { Group } from '../../../shared/place-form/Group.tsx';
import { WeekEditor } from '../../../shared/place-form/WeekEditor.tsx';
import { RecordForm } from '../../../shared/records/RecordForm.tsx';
import { PlaceScreen } from '../place/PlaceScreen.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { column } from './column.ts';

/** When a place is open: its week, and single dates that differ from it. */
export function HoursPage() {
  const t = useTranslate();
  return (
    <PlaceScreen title={t('host.menu.hours')} text={t('host.hours.text')}>
      {(place) => <HoursForm key={place.id} place={place} />}
    </PlaceScreen>
  );
}

function HoursForm({ place }: { place: AdminStashpoint }) {
  const t = useTranslate();
  const notify = useNotify();
  const { check, dialog } = useImpactCheck(place.id, hostPaths.booking);
  return (
    <>
      <RecordForm<AdminStashpoint>
        resource="stashpoints"
        part="hours"
        record={place}
        beforeSave={check}
        onSaved={() => notify('host.hours.saved', { type: 'success' })}
      >
        <div style={column}>
          <Group title={t('host.hours.week')}>
            <WeekEditor />
          </Group>
          <Group title={t('host.hours.dates')}>
            <ExceptionsEditor />
          </Group>
        </div>
      </RecordForm>
      {dialog}
    </>
  );
}
