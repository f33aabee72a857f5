const HEADING = 'h1, h2, h3, h4, legend, [role="heading"]';
/** The legend in the border of a field is not. */
const SEEN = { visibilityProperty: true };
const OVERLAY = '[role="presentation"], [role="dialog"], [role="alertdialog"]';

/**
 * Keeps the focus near its place when what had it is removed, as a panel is that closes when it is saved: the nearest
 * heading above takes it. Otherwise a screen reader would start again from the top of the page, and Tab with it. What
 * appears instead may take the focus by itself. To be called once, by each entry of a site.
 */
export function keepFocus(): void {
  let held: Element | null = null;
  let above: HTMLElement[] = [];
  // Above what opened a dialog, which is often removed together with what opened it.
  let outside: HTMLElement[] = [];
  document.addEventListener('focusin', ({ target }) => {
    const next = target as Element;
    if (next.closest(OVERLAY) && !held?.closest(OVERLAY)) outside = above;
    // Some parts move their focus on by themselves, such as a map whose markers split.
    held = next.closest('[data-keeps-focus]') ? null : next;
    above = headingsAbove(next);
  });
  const isLost = () => document.activeElement === document.body;
  new MutationObserver(() => {
    if (!held || held.isConnected || !isLost()) return;
    held = null;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const nearest = [...above, ...outside].find((each) => each.isConnected && each.checkVisibility(SEEN));
        if (isLost()) lead(nearest ?? document.querySelector<HTMLElement>('main h1, main'));
      }),
    );
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Brings a heading into sight and moves the focus to it: Tab and a screen reader go on from there. As the `ref` of a
 * heading it does so when a press brings that.
 */
export function lead(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.tabIndex = -1;
  const { top, bottom } = heading.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}

/** Returns the headings before an element, the nearest first; in a dialog, only that dialog's. */
function headingsAbove(element: Element): HTMLElement[] {
  const overlay = element.closest(OVERLAY);
  return [...(overlay ?? document).querySelectorAll<HTMLElement>(HEADING)]
    .filter((each) => each.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    .reverse();
}
