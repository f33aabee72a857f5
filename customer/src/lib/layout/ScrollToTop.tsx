import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** A new page begins at its top; going back and forth is left to the browser. */
export function ScrollToTop() {
  const [pathname] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the occasion, not an input.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}
