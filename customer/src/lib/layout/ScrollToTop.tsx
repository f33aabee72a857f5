import { TIMING } from '@cubby/api';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { expireEmbeddedAnswers } from '../rendering/embedded.ts';

/**
 * Scrolls a new page to its top, or to the part its address names, once that is there; going back and forth is left to
 * the browser.
 */
export function ScrollToTop() {
  const [pathname] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the occasion, not an input.
  useEffect(() => {
    const { hash } = window.location;
    if (!hash) window.scrollTo(0, 0);
    const timer = setTimeout(() => {
      if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    }, TIMING.scrollDelayMs);
    return () => {
      clearTimeout(timer);
      expireEmbeddedAnswers();
    };
  }, [pathname]);
  return null;
}
