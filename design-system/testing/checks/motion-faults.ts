/** A shorter movement is not seen. */
const UNSEEN_MS = 20;

/** Finds what moves although the device asks for less motion. */
export function motionFaults(): string[] {
  return document.getAnimations().flatMap(({ effect }) => {
    const { duration, iterations } = effect?.getComputedTiming() ?? {};
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const isSeen = Number(duration) > UNSEEN_MS || iterations === Number.POSITIVE_INFINITY;
    return isSeen && target ? [`<${target.localName}> “${(target.textContent ?? '').trim().slice(0, 40)}” moves`] : [];
  });
}
