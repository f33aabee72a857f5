import type { AdminStashpoint } from '@cubby/api';
import { useNotify, useTranslate } from 'ra-core';
import { useImpactCheck } from '../../../shared/impact/use-impact-check.tsx';
import { Group } from '../../../shared/place-form/Group.tsx';
import { RoomFields } from '../../../shared/place-form/RoomFields.tsx';
import { RecordForm } from '../../../shared/records/RecordForm.tsx';
import { PlaceScreen } from '../place/PlaceScreen.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { column } from './column.ts';
import { RoomInAll } from './RoomInAll.tsx';

/** How many bags a place takes at once, by size and in all. */
export function LimitsPage() {
  const t = useTranslate();
  return (
    <PlaceScreen title={t('host.menu.limits')} text={t('host.limits.text')}>
      {(place) => <LimitsForm key={place.id} place={place} />}
    </PlaceScreen>
  );
}

function LimitsForm({ place }: { place: AdminStashpoint }) {
  const t = useTranslate();
  const notify = useNotify();
  const { check, dialog } = useImpactCheck(place.id, hostPaths.booking);
  return (
    <>
      <RecordForm<AdminStashpoint>
        resource="stashpoints"
        part="limits"
        record={place}
        beforeSave={check}
        onSaved={() => notify('host.limits.saved', { type: 'success' })}
      >
        <div style={column}>
          <Group title={t('stashpoints.group.room')}>
            <RoomFields />
            <RoomInAll />
          </Group>
        </div>
      </RecordForm>
      {dialog}
    </>
  );
}
