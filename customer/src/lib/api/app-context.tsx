import type { AppContext } from '@cubby/api';
import { DecodeError, ResponseError } from '@cubby/api/client';
import { PictureHost } from '@cubby/design-system';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { trackProblems } from '../problems/report-problem.ts';
import { useApi } from './api.ts';

const Shared = createContext<AppContext | null>(null);

interface AppContextProviderProps {
  children: ReactNode;
  waiting: ReactNode;
  /** Shown if the shared context, which every page needs, fails to load (specification §2). */
  failed: ReactNode;
  /** The API could not be reached at all. */
  unreached: ReactNode;
}

export function AppContextProvider({ children, waiting, failed, unreached }: AppContextProviderProps) {
  const { data, error } = useApi('getAppContext', {}, { revalidateOnFocus: false, revalidateIfStale: false });
  useEffect(() => {
    if (data) trackProblems(data.data.sentry_dsn);
  }, [data]);
  if (data)
    return (
      <Shared value={data}>
        <PictureHost value={data.data.pictures_url ?? ''}>{children}</PictureHost>
      </Shared>
    );
  if (!error) return waiting;
  return wasAnswered(error) ? failed : unreached;
}

export function useAppContext(): AppContext {
  const context = use(Shared);
  if (!context) throw new Error('useAppContext needs an AppContextProvider above it.');
  return context;
}

function wasAnswered(error: unknown): boolean {
  return error instanceof ResponseError || error instanceof DecodeError;
}
