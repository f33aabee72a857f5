import type { RaRecord } from 'ra-core';
import { useState } from 'react';

type Draft = Record<string, unknown>;

/** Keeps what is typed in this tab until it is saved or thrown away; only what differs from `before`. */
export function useKeptDraft(resource: string, id: RaRecord['id'] | undefined, before: Draft) {
  const key = `cubby.draft:${resource}:${id ?? 'new'}`;
  const [draft] = useState(() => read(key));
  return {
    draft,
    keep: (values: Draft) => {
      const typed = differing(values, before);
      if (Object.keys(typed).length > 0) window.sessionStorage.setItem(key, JSON.stringify(typed));
      else window.sessionStorage.removeItem(key);
    },
    forget: () => window.sessionStorage.removeItem(key),
  };
}

/** The fields of a draft that are not as they were, by value. */
export function differing(values: Draft, before: Draft): Draft {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field])),
  );
}

/** What cannot be read was never kept. */
function read(key: string): Draft | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}
