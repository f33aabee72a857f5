import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

/** Loads the server's settings, once. */
export function useAppContext() {
  return useQuery({ queryKey: ['app-context'], queryFn: () => api.getAppContext() });
}
