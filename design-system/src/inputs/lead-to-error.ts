/** React renders errors some time after they are found; on a slow phone a long form takes a while. */
const PATIENCE_MS = 5_000;

/**
 * Moves the focus to the first invalid field of a form once its error is rendered, so that a screen reader announces
 * the field and its error and sighted users see it. Does nothing if the user has moved on.
 *
 * @param sent The result of submitting; it may still be pending.
 */
export async function leadToError(form: HTMLFormElement, sent: unknown): Promise<void> {
  const pressed = document.activeElement;
  await sent;
  const until = performance.now() + PATIENCE_MS;
  while (form.isConnected && performance.now() < until) {
    await new Promise(requestAnimationFrame);
    const hasGoneOn = document.activeElement !== pressed && document.activeElement !== document.body;
    if (hasGoneOn) return;
    const wrong = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid] input')];
    if (wrong.length === 0) continue;
    if (!wrong.some((field) => field === document.activeElement)) wrong[0]?.focus();
    return;
  }
}
