import { ErrorState, LoadingState } from '@cubby/design-system';
import type { ReactNode } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { NotFound } from './NotFound.tsx';

interface LoadedProps<T> {
  query: { data: T | undefined; error: unknown; refetch: () => unknown };
  children: (data: T) => ReactNode;
}

/** Renders the result of a query; until it has loaded, or if it failed, it says so. */
export function Loaded<T>({ query: { data, error, refetch }, children }: LoadedProps<T>) {
  const t = useTranslate();
  if ((error as { status?: number } | null)?.status === 404) return <NotFound />;
  if (error)
    return (
      <ErrorState
        message={t(keyOfError(error))}
        retry={{ label: t('console.try_again'), onRetry: () => void refetch() }}
      />
    );
  return data === undefined ? <LoadingState label={t('console.loading')} shape="page" count={2} /> : children(data);
}
