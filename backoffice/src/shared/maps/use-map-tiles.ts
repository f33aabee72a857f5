import type { MapTiles } from '@cubby/api';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { api } from '../../lib/api/api.ts';

/** Where a map's streets come from, and in which language they are named. */
export function useMapTiles(): { tiles: MapTiles | null; language: string; isPending: boolean } {
  const language = useLocale();
  const { data, isPending } = useQuery({ queryKey: ['app-context'], queryFn: () => api.getAppContext() });
  return { tiles: data?.data.map ?? null, language, isPending };
}
