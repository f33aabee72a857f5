import { keepTranslatedTexts } from '@cubby/api/client';
import { act, render } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

beforeAll(keepTranslatedTexts);

const inFonts = (text: string) => {
  const outer = document.createElement('font');
  outer.append(document.createElement('font'));
  outer.firstChild?.appendChild(document.createTextNode(`~${text}`));
  return outer;
};

const textsOf = (page: Element) =>
  [...page.querySelectorAll('*')]
    .filter(({ nodeName }) => nodeName !== 'FONT')
    .flatMap((each) => [...each.childNodes])
    .filter((each) => each instanceof Text);

/** Ways in which translators change a page. */
const TRANSLATORS: Record<string, (page: Element) => void> = {
  'replaces each text': (page) => {
    for (const text of textsOf(page)) text.replaceWith(inFonts(text.data));
  },
  'puts its own beside a text before it removes that': (page) => {
    for (const text of textsOf(page)) {
      text.before(inFonts(text.data));
      text.remove();
    }
  },
  'does so by the methods that React calls': (page) => {
    for (const text of textsOf(page)) {
      text.parentNode?.insertBefore(inFonts(text.data), text);
      text.parentNode?.removeChild(text);
    }
  },
  'wraps a text': (page) => {
    for (const text of textsOf(page)) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append('~', text);
    }
  },
  'makes one of neighbouring texts': (page) => {
    for (const text of textsOf(page)) {
      const before = text.previousSibling;
      if (before instanceof HTMLElement && before.matches('font')) before.append(text.data);
      else text.before(inFonts(text.data));
      text.remove();
    }
  },
  'splits a text': (page) => {
    for (const text of textsOf(page)) text.replaceWith(inFonts(text.data.slice(0, 3)), inFonts(text.data.slice(3)));
  },
  'translates into a second language': (page) => {
    TRANSLATORS['replaces each text']?.(page);
    for (const font of page.querySelectorAll(':not(font) > font')) font.replaceWith(inFonts(font.textContent));
  },
  'wraps whole elements': (page) => {
    TRANSLATORS['replaces each text']?.(page);
    for (const each of page.querySelectorAll('b, li')) {
      const font = document.createElement('font');
      each.replaceWith(font);
      font.append(each);
    }
  },
};

function Stay({ left, bags, shown }: { left: string; bags: number; shown: boolean }) {
  return (
    <section>
      Held for {left} at {shown && 'this'} place {shown ? <b>now</b> : 'later'}
      <ul>
        {shown && <li>first</li>}
        {bags} bags
        <li>last</li>
      </ul>
      {left}
    </section>
  );
}

const STATES = [
  { left: '14:59', bags: 2, shown: true },
  { left: '14:58', bags: 2, shown: false },
  { left: '14:57', bags: 3, shown: true },
  { left: '14:56', bags: 3, shown: true },
];

describe.each(Object.entries(TRANSLATORS))('under a translator that %s', (_name, translate) => {
  it.each(['before each change', 'after the task that translates'])('React shows each state, %s', async (when) => {
    const { container, rerender, unmount } = render(<Stay left="15:00" bags={1} shown={false} />);
    for (const state of STATES) {
      act(() => translate(container));
      if (when !== 'before each change') await Promise.resolve();
      rerender(<Stay {...state} />);
      const written = `Held for ${state.left} at ${state.shown ? 'this' : ''} place ${state.shown ? 'now' : 'later'}`;
      const list = `${state.shown ? 'first' : ''}${state.bags} bagslast`;
      expect(container.textContent.replace(/~/g, '')).toBe(written + list + state.left);
    }
    unmount();
    expect(container.textContent).toBe('');
  });
});

it('a page is held as it was before it was translated', async () => {
  const { container } = render(<Stay left="15:00" bags={1} shown={true} />);
  const before = container.innerHTML;
  TRANSLATORS['replaces each text']?.(container);
  window.holdTexts?.(true);
  expect(container.innerHTML).toBe(before);
  TRANSLATORS['makes one of neighbouring texts']?.(container);
  await Promise.resolve();
  expect(container.textContent).toBe('Held for 15:00 at this place nowfirst1 bagslast15:00');
  window.holdTexts?.(false);
  TRANSLATORS['replaces each text']?.(container);
  await Promise.resolve();
  expect(container.textContent).toContain('~15:00');
});
