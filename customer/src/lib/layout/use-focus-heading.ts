import { useEffect, useRef } from 'react';

/** The longest wait for a heading: after that, the page it belongs to has been left. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Shows each new page, step and result from its beginning: at the top of the screen, with the focus on its heading. A
 * screen reader reads it, and the next Tab continues from there. The first page keeps the focus and the position the
 * browser gives it; going back and forth restores the position afterwards.
 *
 * @param occasion Identifies the page, step or result: a new one begins.
 */
export function useFocusHeading(occasion: string): void {
  const before = useRef(occasion);
  useEffect(() => {
    if (before.current === occasion) return;
    before.current = occasion;
    // An address that names a part of the page scrolls there.
    if (window.location.hash) return;
    window.scrollTo(0, 0);
    return focusWhenThere();
  }, [occasion]);
}

/**
 * Focuses the heading as soon as it is drawn, and the next one if the first was only shown while the page loaded; stops
 * once the visitor has gone on. Returns a function that cancels it.
 */
function focusWhenThere(): () => void {
  const main = document.getElementById('main');
  if (!main) return () => {};
  let focused = focusHeading(main);
  const wait = new AbortController();
  const observer = new MutationObserver(() => {
    if (!focused?.isConnected) focused = focusHeading(main);
  });
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => wait.abort(), LONGEST_WAIT_MS);
  wait.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const event of ['keydown', 'pointerdown'])
    window.addEventListener(event, () => wait.abort(), { signal: wait.signal });
  return () => wait.abort();
}

function focusHeading(main: HTMLElement): HTMLElement | null {
  const heading = main.querySelector('h1');
  if (!heading) return null;
  heading.tabIndex = -1;
  // The page is at its top already.
  heading.focus({ preventScroll: true });
  return heading;
}
