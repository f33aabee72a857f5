import { TIMING } from '@cubby/api';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { expireEmbeddedAnswers } from '../rendering/embedded.ts';

/** Scrolls a new page to the part its address names, once that is there. */
export function ScrollToPart() {
  const [pathname] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the occasion, not an input.
  useEffect(() => {
    const { hash } = window.location;
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
