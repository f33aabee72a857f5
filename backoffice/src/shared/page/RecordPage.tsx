import { type RaRecord, useGetOne } from 'ra-core';
import type { ReactNode } from 'react';
import type { ResourceName } from '../../lib/api/resources.ts';
import { Loaded } from './Loaded.tsx';

interface RecordPageProps<T extends RaRecord> {
  resource: ResourceName;
  id: string;
  /** True if a record has more fields on its own page than in its list, whose rows then do not do for it. */
  hasMore?: boolean;
  children: (record: T) => ReactNode;
}

/** A page that loads and shows one record of a resource. */
export function RecordPage<T extends RaRecord>({ resource, id, hasMore = false, children }: RecordPageProps<T>) {
  const params = { id, ...(hasMore && { meta: { view: 'detail' } }) };
  return <Loaded<T> query={useGetOne<T>(resource, params, { retry: false })}>{children}</Loaded>;
}
