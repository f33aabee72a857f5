import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

/** What the server says of itself, asked for once. */
export function useAppContext() {
  return useQuery({ queryKey: ['app-context'], queryFn: () => api.getAppContext() });
}
