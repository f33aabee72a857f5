import type { CounterDevice } from '../../../contract/structs/team.ts';
import type { DeviceRow } from './store.ts';

export function presentDevice(row: DeviceRow): CounterDevice {
  const { id, name, stashpoint_id, place_name, person_id, person_name } = row;
  return {
    id,
    name,
    stashpoint: { id: stashpoint_id, name: place_name },
    paired_at: row.paired_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    person: person_id && person_name !== null ? { id: person_id, name: person_name } : null,
  };
}
