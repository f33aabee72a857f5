import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** Where the map's style comes from; null for our own. */
export function useMapStyle(): { url: string | null; isPending: boolean } {
  const { data, isPending } = useQuery({ queryKey: ['app-context'], queryFn: () => api.getAppContext() });
  return { url: data?.data.map_style_url ?? null, isPending };
}
