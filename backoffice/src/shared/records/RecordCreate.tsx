import { CreateBase, type CreateBaseProps, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import type { Draft } from './drafts.ts';
import { useSaveOptions } from './use-save-options.ts';

interface RecordCreateProps<T extends RaRecord>
  extends Pick<CreateBaseProps<Draft, T>, 'resource' | 'record' | 'mutationOptions' | 'redirect' | 'transform'> {
  /** The dictionary's key of the message after saving. */
  saved?: string;
  children: ReactNode;
}

/**
 * A page that creates a record of the resource around it: react-admin’s `Create`. `record` holds the values its form
 * starts with.
 */
export function RecordCreate<T extends RaRecord>(props: RecordCreateProps<T>) {
  const { saved = 'shared.created', redirect = false, mutationOptions, children, ...create } = props;
  const saveOptions = useSaveOptions<T>(saved, redirect);
  return (
    <CreateBase<Draft, T>
      {...create}
      mutationMode="pessimistic"
      mutationOptions={{ ...saveOptions, ...mutationOptions }}
    >
      {children}
    </CreateBase>
  );
}
