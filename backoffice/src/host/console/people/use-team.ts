import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';

const PEOPLE = ['people'];
const DEVICES = ['counter-devices'];
/** Devices come and change hands while one looks. */
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

/** Has both lists read anew. */
export function useTeamChanged(): () => void {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [PEOPLE, DEVICES]) void client.invalidateQueries({ queryKey });
  };
}
