import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The address at which the document was opened: the router's key of its first entry. */
const FIRST_ENTRY = 'default';
let hasMoved = false;

/**
 * Moves the focus to a page's heading after each step within the console, as a browser does with a new document: what
 * had the focus is on the page before, and screen readers announce the new one. A field that takes the focus by itself
 * keeps it.
 */
export function useArrival(heading: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page appears, not when its search changes.
  useEffect(() => {
    hasMoved ||= key !== FIRST_ENTRY;
    const isInUse = document.activeElement?.parentElement?.closest('main');
    if (hasMoved && !isInUse) heading.current?.focus();
  }, []);
}
