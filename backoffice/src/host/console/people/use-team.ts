import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';

const PEOPLE = ['people'];
const DEVICES = ['counter-devices'];
/** The refresh interval: devices pair and change hands while the page is open. */
const LOOK_MS = 5000;

export function usePeople() {
  return useQuery({ queryKey: PEOPLE, queryFn: () => api.listPeople(), retry: false });
}

export function useDevices() {
  return useQuery({
    queryKey: DEVICES,
    queryFn: () => api.listCounterDevices(),
    retry: false,
    refetchInterval: LOOK_MS,
  });
}

/** Reloads both lists. */
export function useTeamChanged(): () => void {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [PEOPLE, DEVICES]) void client.invalidateQueries({ queryKey });
  };
}
