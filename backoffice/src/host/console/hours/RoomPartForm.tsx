import type { AdminStashpoint } from '@cubby/api';
import { useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { useImpactCheck } from '../../../shared/impact/use-impact-check.tsx';
import { RecordForm } from '../../../shared/records/RecordForm.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { column } from './column.ts';

interface RoomPartFormProps {
  stashpoint: AdminStashpoint;
  part: 'hours' | 'limits';
  children: ReactNode;
}

const saved = { hours: 'host.hours.saved', limits: 'host.limits.saved' } as const;

/**
 * A form for a part of a place that affects its capacity: bookings the change would strand are shown before it is
 * saved.
 */
export function RoomPartForm({ stashpoint, part, children }: RoomPartFormProps) {
  const notify = useNotify();
  const { check, dialog } = useImpactCheck(stashpoint.id, hostPaths.booking);
  return (
    <>
      <RecordForm<AdminStashpoint>
        resource="stashpoints"
        part={part}
        record={stashpoint}
        beforeSave={check}
        onSaved={() => notify(saved[part], { type: 'success' })}
      >
        <div style={column}>{children}</div>
      </RecordForm>
      {dialog}
    </>
  );
}
