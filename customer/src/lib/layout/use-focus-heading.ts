import { useEffect, useRef } from 'react';

/** The longest wait for a heading: after that, the page it belongs to has been left. */
const LONGEST_WAIT_MS = 15_000;

/** The address that the last step through the history led to; known before the router shows its page. */
let cameBackTo: string | null = null;
if (typeof window !== 'undefined')
  window.addEventListener(
    'popstate',
    () => {
      cameBackTo = window.location.href;
    },
    true,
  );

/** Returns true while the page is one that the visitor has come back to: its position is restored. */
export function isReturn(): boolean {
  return cameBackTo === window.location.href;
}

/**
 * Shows each new page, step and result from its beginning: at the top of the screen, with the focus on its heading, or
 * in the field that it is for. A screen reader reads it, and the next Tab continues from there. The first page keeps the
 * focus and the position the browser gives it. Going back restores the position afterwards, and the focus on the link
 * that was followed.
 *
 * @param occasion Identifies the page, step or result: a new one begins.
 */
export function useFocusHeading(occasion: string): void {
  const before = useRef({ occasion, address: '' });
  useEffect(() => {
    const left = isReturn() ? before.current.address : null;
    const isNew = before.current.occasion !== occasion;
    before.current = { occasion, address: window.location.pathname };
    if (!isNew) return;
    // An address that names a part of the page scrolls there.
    if (window.location.hash) return;
    window.scrollTo(0, 0);
    return focusWhenThere(left);
  }, [occasion]);
}

/**
 * Focuses the heading, or the link to the page that was left, as soon as it is drawn, and the next one if the first was
 * only shown while the page loaded; stops once the visitor has gone on. Returns a function that cancels it.
 */
function focusWhenThere(left: string | null): () => void {
  const main = document.getElementById('main');
  if (!main) return () => {};
  let focused = focusStart(main, left);
  const wait = new AbortController();
  const observer = new MutationObserver(() => {
    if (!focused?.isConnected || (left && !focused.matches('a'))) focused = focusStart(main, left);
  });
  observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  const timer = setTimeout(() => wait.abort(), LONGEST_WAIT_MS);
  wait.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const event of ['keydown', 'pointerdown'])
    window.addEventListener(event, () => wait.abort(), { signal: wait.signal });
  return () => wait.abort();
}

function focusStart(main: HTMLElement, left: string | null): HTMLElement | null {
  const followed = [...main.querySelectorAll('a')].find(({ pathname }) => left !== null && pathname === left);
  const start = followed ?? main.querySelector<HTMLElement>('[data-first-field]') ?? main.querySelector('h1');
  if (!start || start === document.activeElement) return start;
  if (start.matches('h1')) start.tabIndex = -1;
  // The page is at its top already, or where the browser puts it back.
  start.focus({ preventScroll: true });
  // What React still hides while it loads can't take the focus yet.
  return start === document.activeElement ? start : null;
}
