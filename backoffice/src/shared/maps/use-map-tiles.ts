import type { MapTiles } from '@cubby/api';
import { useLocale } from 'ra-core';
import { useAppContext } from '../../lib/api/use-app-context.ts';

/** Returns the source of the map tiles, and the language of their labels. */
export function useMapTiles(): { tiles: MapTiles | null; language: string; isPending: boolean } {
  const language = useLocale();
  const { data, isPending } = useAppContext();
  return { tiles: data?.data.map ?? null, language, isPending };
}
