import type { AdminStashpoint } from '@cubby/api';
import type { ReactNode } from 'react';
import { ImpactCheck } from '../../../shared/impact/ImpactCheck.tsx';
import { RecordEdit } from '../../../shared/records/RecordEdit.tsx';
import { RecordForm } from '../../../shared/records/RecordForm.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { column } from './column.ts';

interface RoomPartFormProps {
  stashpoint: AdminStashpoint;
  part: 'closures' | 'hours' | 'limits';
  children: ReactNode;
}

/**
 * A form for a part of a place that affects its capacity: bookings the change would strand are shown before it is
 * saved.
 */
export function RoomPartForm({ stashpoint, part, children }: RoomPartFormProps) {
  return (
    <RecordEdit<AdminStashpoint> resource="stashpoints" id={stashpoint.id} saved={`host.${part}.saved`}>
      <RecordForm part={part}>
        <ImpactCheck hrefOf={hostPaths.booking} />
        <div style={column}>{children}</div>
      </RecordForm>
    </RecordEdit>
  );
}
