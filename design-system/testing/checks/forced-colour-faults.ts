declare global {
  /** Provided by the tests: makes the browser behave as if the system set all colours, or as before. */
  function setForcedColours(active: boolean): Promise<void>;
}

/**
 * Finds what can't be told any more when the system sets all colours: a main action, a chosen item or a bar whose fill
 * is gone and that has no edge instead. Only a story that has one is looked at in these colours.
 */
export async function forcedColourFaults(root: Element): Promise<string[]> {
  const told = [...root.querySelectorAll(TOLD_BY_FILL), ...bars(root)].filter(isShown);
  if (told.length === 0) return [];
  await setForcedColours(true);
  // The browser takes over the system's colours a few frames later.
  let lost: Element[] = told;
  for (let frame = 0; frame < FRAMES && lost.length > 0; frame += 1) {
    await nextFrames();
    lost = matchMedia('(forced-colors: active)').matches ? told.filter(isLost) : told;
  }
  await setForcedColours(false);
  return [...new Set(lost.map((element) => `<${element.localName}> “${nameOf(element)}” is only told by its fill`))];
}

/** Retries before a fault is reported. */
const FRAMES = 60;

const TOLD_BY_FILL = [
  '.MuiButton-contained',
  '.MuiChip-filled',
  '.MuiPaper-root',
  '[aria-pressed="true"]',
  '[role="tab"][aria-selected="true"]',
  '[role="option"][aria-selected="true"]',
  ':is(a, button)[aria-current]:not([aria-current="date"], [aria-current="false"])',
].join();

/** Boxes with a fill and nothing in them: bars, dots and the hours of a grid. */
function bars(root: Element): Element[] {
  return [...root.querySelectorAll(':is(div, span, li):empty')].filter((element) => {
    const { backgroundColor, opacity } = getComputedStyle(element);
    return /^rgb\(/.test(backgroundColor) && Number(opacity) > 0;
  });
}

function isLost(element: Element): boolean {
  return (
    !hasEdge(element) && getComputedStyle(element).backgroundColor === getComputedStyle(document.body).backgroundColor
  );
}

async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility();
}

function hasEdge(element: Element): boolean {
  const { outlineStyle, borderTopStyle, borderTopWidth } = getComputedStyle(element);
  return outlineStyle !== 'none' || (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0);
}

function nameOf(element: Element): string {
  return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) || element.className;
}
