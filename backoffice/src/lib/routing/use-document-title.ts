import { useEffect } from 'react';

/** What the browser's tab says. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Cubby` : 'Cubby';
  }, [title]);
}
