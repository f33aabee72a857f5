/** React draws what was found wrong piece by piece after it was found; on a slow phone a long form takes its time. */
const PATIENCE_MS = 5_000;

/**
 * Moves the focus to the first field of a form that is marked wrong, once that is drawn: a screen reader then says the field
 * and what is wrong with it, and an eye finds it. Nothing happens where no field is wrong, or somebody has gone on by then.
 *
 * @param sent What sending came to; it may still be on its way to the server.
 */
export async function leadToError(form: HTMLFormElement, sent: unknown): Promise<void> {
  const pressed = document.activeElement;
  await sent;
  const until = performance.now() + PATIENCE_MS;
  while (form.isConnected && performance.now() < until) {
    await new Promise(requestAnimationFrame);
    // A button that waits for its answer may have lost the focus to the page.
    const hasGoneOn = document.activeElement !== pressed && document.activeElement !== document.body;
    if (hasGoneOn) return;
    const wrong = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
    if (wrong.length === 0) continue;
    if (!wrong.some((field) => field === document.activeElement)) wrong[0]?.focus();
    return;
  }
}
