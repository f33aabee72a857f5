type Edge = 'top' | 'bottom';

const atEdges: Record<Edge, Set<HTMLElement>> = { top: new Set(), bottom: new Set() };
let observer: ResizeObserver | null = null;

/** The `ref` of a bar that stays at the top of the screen: what gets the focus is scrolled clear of it. */
export const fixedAtTop = stayAt('top');

/** The `ref` of a bar or a notice that stays at the bottom of the screen. */
export const fixedAtBottom = stayAt('bottom');

function stayAt(edge: Edge) {
  return (element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    observer ??= new ResizeObserver(measure);
    atEdges[edge].add(element);
    observer.observe(element);
    return () => {
      atEdges[edge].delete(element);
      observer?.unobserve(element);
      measure();
    };
  };
}

/** Sets the page's scroll padding to the height of everything that is fixed there now; a low screen has nothing. */
function measure(): void {
  const { style } = document.documentElement;
  for (const edge of ['top', 'bottom'] as const) {
    const fixed = [...atEdges[edge]].filter((element) => /fixed|sticky/.test(getComputedStyle(element).position));
    const height = fixed.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    style.setProperty(`scroll-padding-${edge}`, `${height + CLEAR}px`);
  }
}

/** Room for the ring around what has the focus, CSS pixels. */
const CLEAR = 24;
