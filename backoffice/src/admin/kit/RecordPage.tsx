import { ErrorState, LoadingState } from '@cubby/design-system';
import { type RaRecord, useGetOne, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { keyOfError } from '../../lib/error-message.ts';
import type { ResourceName } from '../../lib/resources.ts';
import { NotFound } from '../layout/NotFound.tsx';

interface RecordPageProps<T extends RaRecord> {
  resource: ResourceName;
  id: string;
  children: (record: T) => ReactNode;
}

/** One record, read; while it is on its way, or when it is not there, the page says so. */
export function RecordPage<T extends RaRecord>({ resource, id, children }: RecordPageProps<T>) {
  const t = useTranslate();
  const { data, error, refetch } = useGetOne<T>(resource, { id }, { retry: false });
  if ((error as { status?: number } | null)?.status === 404) return <NotFound />;
  if (error)
    return (
      <ErrorState
        message={t(keyOfError(error))}
        retry={{ label: t('console.try_again'), onRetry: () => void refetch() }}
      />
    );
  return data ? children(data) : <LoadingState label={t('console.loading')} shape="page" count={2} />;
}
