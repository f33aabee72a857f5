import type { Area, Ota } from '@cubby/api';
import { useGetList } from 'ra-core';

const ALL = { pagination: { page: 1, perPage: 50 }, sort: { field: 'name', order: 'ASC' as const } };

/** Returns all agencies to choose from, by name. */
export function useOtaChoices(): readonly Ota[] {
  return useGetList<Ota>('otas', ALL).data ?? [];
}

/** Returns all areas to choose from, by name. */
export function useAreaChoices(): readonly Area[] {
  return useGetList<Area>('areas', ALL).data ?? [];
}
