import { type RaRecord, ShowBase, type ShowBaseProps } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import { Loaded } from '../page/Loaded.tsx';

interface RecordShowProps<T extends RaRecord> extends Pick<ShowBaseProps<T>, 'resource' | 'id' | 'queryOptions'> {
  children: ReactNode;
}

/** A page that shows the record in its address: react-admin’s `Show` with our loading and error states. */
export function RecordShow<T extends RaRecord>({ queryOptions, children, ...show }: RecordShowProps<T>) {
  return (
    <ShowBase<T>
      {...show}
      // The page itself says that there is no such record, at its address.
      redirectOnError={false}
      queryOptions={{ onError: () => {}, ...queryOptions }}
      render={({ record, error, refetch }) => (
        <Loaded query={{ data: record, error, refetch }}>{({ id }) => <Fragment key={id}>{children}</Fragment>}</Loaded>
      )}
    />
  );
}
