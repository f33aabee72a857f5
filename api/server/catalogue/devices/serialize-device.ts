import type { CounterDevice } from '../../../contract/structs/team.ts';
import type { DeviceRow } from './store.ts';

export function serializeDevice(row: DeviceRow): CounterDevice {
  const { id, name, stashpoint_id, stashpoint_name, at_it, person_name } = row;
  return {
    id,
    name,
    stashpoint: { id: stashpoint_id, name: stashpoint_name },
    paired_at: row.paired_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    // A person who no longer works here is not signed in to it.
    person: at_it && person_name !== null ? { id: at_it, name: person_name } : null,
  };
}
