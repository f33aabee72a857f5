/** Half a pixel is rounding; more is visible. */
const ROUNDING = 1;

/**
 * Finds content outside its box: elements beyond the sides of the page, words and controls beyond their frame, and
 * words that are cut off. Content that scrolls sideways on purpose or is only for screen readers is allowed.
 */
export function layoutFaults(root: Element): string[] {
  const faults = new Set<string>();
  const boxes = new Boxes(root);
  const width = document.documentElement.clientWidth;
  for (const element of root.querySelectorAll('*')) {
    if (!boxes.isLookedAt(element)) continue;
    const { sides } = boxes.of(element);
    if (sides.left < -ROUNDING || sides.right > width + ROUNDING)
      faults.add(`${nameOf(element)} leaves the page: ${span(sides)} of ${width}`);
    if (isCutOff(element))
      faults.add(`${nameOf(element)} is cut off: ${element.scrollWidth} in ${element.clientWidth}`);
    if (element.matches(CONTROLS)) addBeyondFrames(element, sides, boxes, faults);
    for (const text of textsOf(element))
      for (const line of linesOf(text)) addBeyondFrames(element, line, boxes, faults);
  }
  return [...faults];
}

const CONTROLS = 'button, a, input, select, textarea, img, canvas, svg';

function addBeyondFrames(named: Element, part: DOMRect, boxes: Boxes, faults: Set<string>): void {
  for (let frame: Element | null = named; frame && frame !== boxes.root; frame = frame.parentElement) {
    const { sides, isFrame, isInline, endsInEllipsis, isOutOfFlow } = boxes.of(frame);
    // Text that ends in an ellipsis stays in its box.
    if (endsInEllipsis) return;
    if (frame !== named && isFrame && !isInline)
      if (part.left < sides.left - ROUNDING || part.right > sides.right + ROUNDING)
        faults.add(`${nameOf(named)} leaves ${nameOf(frame)}: ${span(part)} of ${span(sides)}`);
    // Elements out of the flow are where they were put, not where their parents end.
    if (isOutOfFlow) return;
  }
}

interface BoxFacts {
  sides: DOMRect;
  isFrame: boolean;
  isInline: boolean;
  endsInEllipsis: boolean;
  isOutOfFlow: boolean;
  /** Neither it nor what is in it is seen. */
  isUnseen: boolean;
  /** Its content may be beyond it: it scrolls, or shows only a part. */
  showsPart: boolean;
}

/** Facts the checks need of each element. A style is read once, because all that is in a box asks for that of the box. */
class Boxes {
  readonly root: Element;
  readonly #facts = new Map<Element, BoxFacts>();
  readonly #lookedAt = new Map<Element, boolean>();

  constructor(root: Element) {
    this.root = root;
  }

  of(element: Element): BoxFacts {
    const known = this.#facts.get(element) ?? factsOf(element);
    this.#facts.set(element, known);
    return known;
  }

  /** Tells whether an element is seen, and not in one that shows only a part of its content. */
  isLookedAt(element: Element): boolean {
    if (element.closest('svg') && !element.matches('svg')) return false;
    if (this.of(element).isUnseen) return false;
    const parent = element.parentElement;
    return !parent || parent === this.root || (this.#isOpen(parent) && !this.of(parent).isUnseen);
  }

  /** Tells whether what is in an element is looked at. */
  #isOpen(element: Element): boolean {
    const known = this.#lookedAt.get(element);
    if (known !== undefined) return known;
    const { isUnseen, showsPart } = this.of(element);
    const parent = element.parentElement;
    const isOpen = !isUnseen && !showsPart && (!parent || parent === this.root || this.#isOpen(parent));
    this.#lookedAt.set(element, isOpen);
    return isOpen;
  }
}

function factsOf(element: Element): BoxFacts {
  const style = getComputedStyle(element);
  const { display, visibility, opacity, clipPath, clip, overflowX, textOverflow, position } = style;
  const endsInEllipsis = textOverflow === 'ellipsis';
  return {
    sides: element.getBoundingClientRect(),
    isFrame: hasFrame(style),
    isInline: display === 'inline',
    endsInEllipsis,
    isOutOfFlow: position === 'fixed' || position === 'absolute',
    isUnseen:
      display === 'none' || visibility === 'hidden' || opacity === '0' || clipPath === 'inset(50%)' || clip !== 'auto',
    // A map shows only a part of its content, and what follows an ellipsis is not shown.
    showsPart: element.matches('.maplibregl-map') || overflowX === 'auto' || overflowX === 'scroll' || endsInEllipsis,
  };
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
