/**
 * Finds controls that do not show the focus, or keep it when Tab is pressed. The focus is shown by anything that changes
 * at the control, at the boxes it is in, or at what they draw before and after themselves.
 */
export async function keyboardFaults(root: Element): Promise<string[]> {
  const faults: string[] = [];
  const within = root.querySelector('[aria-modal="true"]') ?? root;
  for (const control of within.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!isReached(control)) continue;
    (document.activeElement as HTMLElement | null)?.blur();
    await rendered();
    const before = looksOf(control);
    control.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
    await rendered();
    if (document.activeElement !== control) continue;
    if (looksOf(control) === before) faults.push(`the focus does not show on ${nameOf(control)}`);
    // Tab closes a menu instead of leaving it.
    if (control.closest('[role="menu"]')) continue;
    for (const shiftKey of [false, true])
      if (
        !control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true }))
      )
        faults.push(`${shiftKey ? 'Shift and Tab do' : 'Tab does'} not leave ${nameOf(control)}`);
  }
  return faults;
}

/** Waits until React has rendered what an event has changed, and ends the transitions to it. */
async function rendered(): Promise<void> {
  await new Promise((next) => setTimeout(next));
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';
/** Boxes around a control that may show its focus: an input in the frame of its field is two levels down. */
const LEVELS = 4;

/** Styles that may show the focus. Shadows and fills do not count, because forced colours remove them. */
function looksOf(control: Element): string {
  const looks: string[] = [];
  for (let element: Element | null = control, level = 0; element && level < LEVELS; level += 1) {
    for (const pseudo of [null, '::before', '::after']) looks.push(linesOf(getComputedStyle(element, pseudo)));
    // MUI draws the frame of a field beside the input.
    for (const sibling of element.parentElement?.querySelectorAll(':scope > fieldset, :scope > span') ?? [])
      looks.push(linesOf(getComputedStyle(sibling)));
    element = element.parentElement;
  }
  return looks.join();
}

function linesOf({ outline, outlineStyle, border, textDecoration }: CSSStyleDeclaration): string {
  return [outlineStyle === 'none' ? '' : outline, border, textDecoration].join();
}

function isReached(control: HTMLElement): boolean {
  return (
    control.tabIndex >= 0 &&
    !control.matches(':disabled') &&
    !control.closest('[inert], [aria-hidden="true"]') &&
    control.checkVisibility({ visibilityProperty: true })
  );
}

function nameOf(control: Element): string {
  const words = control.getAttribute('aria-label') ?? control.textContent ?? '';
  return `<${control.localName}> “${words.trim().slice(0, 40)}”`;
}
