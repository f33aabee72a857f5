import { type RaRecord, useDataProvider } from 'ra-core';
import { useState } from 'react';
import { isConflict } from '../../lib/api/error-message.ts';
import { differing } from './use-persisted-draft.ts';

type Draft = Record<string, unknown>;

export interface Conflict<T> {
  /** The current record. */
  theirs: T;
  /** The changes of this user and of the other one, by the draft's fields. */
  mine: Draft;
  changed: Draft;
}

/** Fields the server computes, which no one has changed. */
const COMPUTED = ['version', 'updated', 'gaps', 'stashpointCount'];

/** Finds the reason for a refused save: someone else's change, or an unrelated error. */
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
    /** Returns true if the error was a version conflict, which is then shown. */
    examine: async (error: unknown, draft: Draft, before: Draft): Promise<boolean> => {
      if (id === undefined || !isConflict(error)) return false;
      const { data: theirs } = await dataProvider.getOne<T>(resource, { id });
      if (theirs.version === before.version) return false;
      const entries = Object.entries(differing(draftOf(theirs), before));
      const changed = Object.fromEntries(entries.filter(([field]) => !COMPUTED.includes(field)));
      setFound({ theirs, mine: differing(draft, before), changed });
      return true;
    },
  };
}
