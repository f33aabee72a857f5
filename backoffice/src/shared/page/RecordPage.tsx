import { type RaRecord, useGetOne } from 'ra-core';
import type { ReactNode } from 'react';
import type { ResourceName } from '../../lib/api/resources.ts';
import { Loaded } from './Loaded.tsx';

interface RecordPageProps<T extends RaRecord> {
  resource: ResourceName;
  id: string;
  children: (record: T) => ReactNode;
}

/** A page that loads and shows one record of a resource. */
export function RecordPage<T extends RaRecord>({ resource, id, children }: RecordPageProps<T>) {
  return <Loaded<T> query={useGetOne<T>(resource, { id }, { retry: false })}>{children}</Loaded>;
}
