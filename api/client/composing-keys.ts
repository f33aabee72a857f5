/** The code of every key while an input method has it, also in browsers that say nothing else about it. */
const COMPOSING_KEY_CODE = 229;

/**
 * Keeps keys from the page while they compose a word: Enter chooses a spelling, Escape drops it, and neither must send a
 * form, choose a suggestion or close a dialog. To be called before anything listens.
 */
export function holdComposingKeys(): void {
  for (const type of ['keydown', 'keyup'] as const)
    window.addEventListener(
      type,
      (event) => {
        if (event.isComposing || event.keyCode === COMPOSING_KEY_CODE) event.stopImmediatePropagation();
      },
      true,
    );
}
