/** A shorter movement is not seen. */
const UNSEEN_MS = 20;

/** Finds what moves although the device asks for less motion, and whether changes appear at once. */
export function motionFaults(body: Element): string[] {
  const moving = document.getAnimations().flatMap(({ effect }) => {
    const { duration, iterations } = effect?.getComputedTiming() ?? {};
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const isSeen = Number(duration) > UNSEEN_MS || iterations === Number.POSITIVE_INFINITY;
    return isSeen && target ? [`<${target.localName}> “${(target.textContent ?? '').trim().slice(0, 40)}” moves`] : [];
  });
  return isAnyChangeLate(body) ? [...moving, 'a change is a transition, however short'] : moving;
}

/** Tells whether a change of style starts a transition on an element that asks for none. */
function isAnyChangeLate(body: Element): boolean {
  const changed = body.appendChild(document.createElement('i'));
  // A transition begins at a style that was read before.
  void getComputedStyle(changed).opacity;
  changed.style.opacity = '0';
  const isLate = changed.getAnimations().length > 0;
  changed.remove();
  return isLate;
}
