import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';

/** What is reached under another language's or a shorter address moves to its own; the query stays. */
export function useCanonicalAddress(own: string): void {
  const [pathname, go] = useLocation();
  const search = useSearch();
  useEffect(() => {
    if (pathname !== own) go(own + (search && `?${search}`), { replace: true });
  }, [pathname, own, search, go]);
}
