import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import { type Draft, differing } from './drafts.ts';

/** Saves a draft in this tab until it is submitted or discarded; only fields that differ from `before`. */
export function usePersistedDraft(resource: string, id: RaRecord['id'] | undefined, before: Draft) {
  const key = `cubby.draft:${resource}:${id ?? 'new'}`;
  const [draft, setDraft] = useState(() => read(key));
  return {
    draft,
    keep: (values: Draft) => {
      const typed = differing(values, before);
      if (Object.keys(typed).length > 0) window.sessionStorage.setItem(key, JSON.stringify(typed));
      else window.sessionStorage.removeItem(key);
    },
    forget: () => {
      window.sessionStorage.removeItem(key);
      // The form restores it only once: a saved or discarded draft must not return with the record's next version.
      setDraft(null);
    },
  };
}

/** Reads a saved draft; an unreadable one counts as none. */
function read(key: string): Draft | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}
