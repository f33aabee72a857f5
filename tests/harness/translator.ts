/** A stand-in for a browser's translator. */
export interface Translator {
  /** Put before each text; nothing leaves the words as they are, so that a test still finds them. */
  mark: string;
  /** Milliseconds from a change to its translation. */
  pause: number;
}

/**
 * Runs in a page: replaces each text by an element in another, as Chrome does, and again whatever changes; with null it
 * stops, and what it has replaced stays. The texts of what must not be translated stay as they are.
 */
export function translatePage(translator: Translator | null): void {
  const page = window as { stopTranslating?: () => void };
  page.stopTranslating?.();
  if (!translator) return;
  const { mark, pause } = translator;
  const kept = '[translate=no], script, style, font, option, noscript, textarea, svg, template';
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(kept)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = mark + text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  let timer = 0;
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = Number(setTimeout(translate, pause));
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  translate();
  page.stopTranslating = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** The script of a page that is translated as soon as it has been read. */
export function translatorScript(translator: Translator): string {
  return `addEventListener('DOMContentLoaded', () => (${translatePage})(${JSON.stringify(translator)}))`;
}
