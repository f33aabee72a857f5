/** Half a pixel is rounding; more is visible. */
const ROUNDING = 1;

/**
 * Finds content outside its box: elements beyond the sides of the page, words and controls beyond their frame, and
 * words that are cut off. Content that scrolls sideways on purpose or is only for screen readers is allowed.
 */
export function layoutFaults(root: Element): string[] {
  const faults = new Set<string>();
  for (const element of root.querySelectorAll('*')) {
    if (!isLookedAt(element, root)) continue;
    const box = element.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    if (box.left < -ROUNDING || box.right > width + ROUNDING)
      faults.add(`${nameOf(element)} leaves the page: ${span(box)} of ${width}`);
    if (isCutOff(element))
      faults.add(`${nameOf(element)} is cut off: ${element.scrollWidth} in ${element.clientWidth}`);
    if (element.matches(CONTROLS)) addBeyondFrames(element, element, box, root, faults);
    for (const text of textsOf(element))
      for (const line of linesOf(text)) addBeyondFrames(element, element, line, root, faults);
  }
  return [...faults];
}

const CONTROLS = 'button, a, input, select, textarea, img, canvas, svg';

function addBeyondFrames(named: Element, from: Element, box: DOMRect, root: Element, faults: Set<string>): void {
  for (let frame: Element | null = from; frame && frame !== root; frame = frame.parentElement) {
    const style = getComputedStyle(frame);
    // Text that ends in an ellipsis stays in its box.
    if (style.textOverflow === 'ellipsis') return;
    if (frame !== named && hasFrame(style) && style.display !== 'inline') {
      const sides = frame.getBoundingClientRect();
      if (box.left < sides.left - ROUNDING || box.right > sides.right + ROUNDING)
        faults.add(`${nameOf(named)} leaves ${nameOf(frame)}: ${span(box)} of ${span(sides)}`);
    }
    // Elements out of the flow are where they were put, not where their parents end.
    if (style.position === 'fixed' || style.position === 'absolute') return;
  }
}

function hasFrame(style: CSSStyleDeclaration): boolean {
  return (
    Number.parseFloat(style.borderLeftWidth) > 0 ||
    !isSeeThrough(style.backgroundColor) ||
    style.overflowX === 'hidden' ||
    style.overflowX === 'clip'
  );
}

/** A transparent colour has four numbers of which the last is zero; black has three. */
function isSeeThrough(colour: string): boolean {
  return /^[a-z]+\((.*?,){3} 0\)$/.test(colour);
}

/** Text wider than the block it is in, or lower than one that hides overflow. */
function isCutOff(element: Element): boolean {
  const style = getComputedStyle(element);
  if (style.display === 'inline' || element.matches('input, select, textarea')) return false;
  if (style.textOverflow === 'ellipsis' || textsOf(element).length === 0) return false;
  const wide = element.scrollWidth > element.clientWidth + ROUNDING;
  const tall = style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + ROUNDING;
  return wide || tall;
}

function isLookedAt(element: Element, root: Element): boolean {
  if (element.closest('svg') && !element.matches('svg')) return false;
  for (let parent: Element | null = element; parent && parent !== root; parent = parent.parentElement) {
    const style = getComputedStyle(parent);
    if (style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0') return false;
    if (style.clipPath === 'inset(50%)' || style.clip !== 'auto') return false;
    // A map shows only a part of its content.
    if (parent !== element && parent.matches('.maplibregl-map')) return false;
    if (parent !== element && (style.overflowX === 'auto' || style.overflowX === 'scroll')) return false;
    // What follows an ellipsis is not shown.
    if (parent !== element && style.textOverflow === 'ellipsis') return false;
  }
  return true;
}

function textsOf(element: Element): Text[] {
  return [...element.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '');
}

function linesOf(text: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
}

function span({ left, right }: DOMRect): string {
  return `${Math.round(left)}–${Math.round(right)} px`;
}

function nameOf(element: Element): string {
  const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
  const role = element.getAttribute('role') ?? element.getAttribute('aria-label');
  return `<${element.localName}${role ? ` ${role}` : ''}>${words && ` “${words}”`}`;
}
