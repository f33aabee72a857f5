import type { AppContext } from '@cubby/api';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { trackProblems } from '../problems/report-problem.ts';
import { useApi } from './api.ts';

const Shared = createContext<AppContext | null>(null);

interface AppContextProviderProps {
  children: ReactNode;
  waiting: ReactNode;
  /** Without the shared context nothing can be shown (specification §2). */
  failed: ReactNode;
}

export function AppContextProvider({ children, waiting, failed }: AppContextProviderProps) {
  const { data, error } = useApi('getAppContext', {}, { revalidateOnFocus: false, revalidateIfStale: false });
  useEffect(() => {
    if (data) trackProblems(data.data.sentry_dsn);
  }, [data]);
  if (data) return <Shared value={data}>{children}</Shared>;
  return error ? failed : waiting;
}

export function useAppContext(): AppContext {
  const context = use(Shared);
  if (!context) throw new Error('useAppContext needs an AppContextProvider above it.');
  return context;
}
