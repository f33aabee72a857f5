import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useRendering } from '../rendering/rendering.ts';

/** Redirects another language's or a shorter address to the page's own; the query stays. */
export function useCanonicalAddress(own: string): void {
  const [pathname, go] = useLocation();
  const search = useSearch();
  const rendering = useRendering();
  if (rendering && rendering.pathname !== own) rendering.movedTo = own;
  useEffect(() => {
    if (pathname !== own) go(own + (search && `?${search}`), { replace: true });
  }, [pathname, own, search, go]);
}
