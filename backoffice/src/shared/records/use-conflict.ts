import { type RaRecord, useDataProvider } from 'ra-core';
import { useState } from 'react';
import { isConflict } from '../../lib/api/error-message.ts';
import { differing } from './use-kept-draft.ts';

type Draft = Record<string, unknown>;

export interface Conflict<T> {
  /** The record as it is by now. */
  theirs: T;
  /** What I changed, and what they did, by the fields of the draft. */
  mine: Draft;
  changed: Draft;
}

/** Finds out what a refused save ran into: somebody else's, or something that is no matter of versions. */
export function useConflict<T extends RaRecord>(
  resource: string,
  id: RaRecord['id'] | undefined,
  draftOf: (record: T) => Draft,
) {
  const dataProvider = useDataProvider();
  const [found, setFound] = useState<Conflict<T> | null>(null);
  return {
    found,
    close: () => setFound(null),
    /** Whether the error was a conflict of versions, which is then shown. */
    examine: async (error: unknown, draft: Draft, before: Draft): Promise<boolean> => {
      if (id === undefined || !isConflict(error)) return false;
      const { data: theirs } = await dataProvider.getOne<T>(resource, { id });
      if (theirs.version === before.version) return false;
      const { version: _version, updated: _updated, ...changed } = differing(draftOf(theirs), before);
      setFound({ theirs, mine: differing(draft, before), changed });
      return true;
    },
  };
}
