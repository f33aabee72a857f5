import { EditBase, type EditBaseProps, type RaRecord } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import { Loaded } from '../page/Loaded.tsx';
import { useSaveOptions } from './use-save-options.ts';

interface RecordEditProps<T extends RaRecord>
  extends Pick<EditBaseProps<T>, 'resource' | 'id' | 'queryOptions' | 'mutationOptions' | 'redirect' | 'transform'> {
  /** The dictionary's key of the message after saving. */
  saved?: string;
  children: ReactNode;
}

/**
 * A page that edits the record in its address, of the resource around it: react-admin’s `Edit` with our loading and
 * error states. It saves when the server has agreed, and stays unless it is told to `redirect`.
 */
export function RecordEdit<T extends RaRecord>(props: RecordEditProps<T>) {
  const { saved = 'shared.saved', redirect = false, queryOptions, mutationOptions, children, ...edit } = props;
  const saveOptions = useSaveOptions<T>(saved, redirect);
  return (
    <EditBase<T>
      {...edit}
      mutationMode="pessimistic"
      // The page itself says that there is no such record, at its address.
      redirectOnError={false}
      // A newer version is shown as everywhere else: the form keeps what has been typed.
      queryOptions={{ refetchOnWindowFocus: true, refetchOnReconnect: true, onError: () => {}, ...queryOptions }}
      mutationOptions={{ ...saveOptions, ...mutationOptions }}
      render={({ record, error, refetch }) => (
        <Loaded query={{ data: record, error, refetch }}>{({ id }) => <Fragment key={id}>{children}</Fragment>}</Loaded>
      )}
    />
  );
}
