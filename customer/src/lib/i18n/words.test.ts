import { describeRefundPolicy, ERROR_STATUS, LANGUAGES, type Language } from '@cubby/api';
import { describe, expect, it } from 'vitest';
import type { Texts } from '../../locales/words.ts';
import { languageWith } from './language-at-work.ts';

const files = import.meta.glob<{ words: Texts }>(['../../locales/*/*.ts', '!../../locales/*/index.ts'], {
  eager: true,
});
const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../locales/**', '!../../**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Every text of a language under its full key, such as `stay.bagCount`. */
function wordsOf(language: Language): Map<string, string> {
  const parts = Object.entries(files).filter(([file]) => file.includes(`/locales/${language}/`));
  return new Map(parts.flatMap(([, { words }]) => [...flatten(words)]));
}

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();
const forms = (text: string) => text.split('||||').length;
const english = wordsOf('en');
const others = LANGUAGES.filter((language) => language !== 'en');

describe.each(others)('the words in %s', (language) => {
  const words = wordsOf(language);

  it('have the same keys as the English ones', () => {
    expect([...words.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('use the same placeholders, with singular and plural forms', () => {
    for (const [key, text] of english) {
      expect(placeholders(words.get(key) ?? ''), key).toEqual(placeholders(text));
      expect(forms(words.get(key) ?? ''), key).toBe(forms(text));
    }
  });

  it('are translated: no sentence is left in English', () => {
    const left = [...english].filter(([key, text]) => isSentence(text) && words.get(key) === text);
    expect(left).toEqual([]);
  });
});

describe('the words', () => {
  it('have a sentence for every error id', () => {
    const ids = [...english.keys()].filter((key) => key.startsWith('errorIds.')).map((key) => key.slice(9));
    expect(ids.sort()).toEqual(Object.keys(ERROR_STATUS).sort());
  });

  it('are all used', () => {
    const said = sayings();
    const unused = [...english.keys()].filter((key) => !said.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });

  it('exist for every key used', () => {
    const keys = [...english.keys()];
    const missing = sayings().filter((pattern) => !keys.some((key) => pattern.test(key)));
    expect(missing).toEqual([]);
  });
});

/** A single word may well be the same in two languages; two and more hardly ever are. */
function isSentence(text: string): boolean {
  return /\p{L}{2,}\P{L}+\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text.replace(/%\{\w+\}|\|\|\|\|/g, ''));
}

/** Returns the keys the source uses: `t('a.b')` names one key, and t(`a.${b}`) all that match. */
function sayings(): RegExp[] {
  const texts = Object.values(sources);
  const asked = texts.flatMap((text) =>
    [...text.matchAll(/['`]([a-z][A-Za-z]*(?:\.(?:[\w]+|\$\{[^}]+\}))+)['`]|\bt\('(\w+)'/g)].map(
      ([, key, word]) => key ?? word ?? '',
    ),
  );
  const roots = new Set([...english.keys()].map((key) => key.split('.')[0]));
  const keys = [...new Set(asked)].filter((key) => roots.has(key.split('.')[0]) && !/\.tsx?$/.test(key));
  return keys.map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '[\\w.]+')}$`));
}

describe('the sentence about refunds', () => {
  /** Texts about a failed place, whose refund does not depend on the time. */
  const APART = ['manage.refund.failed', 'incident.noneText'];

  it('is in no dictionary', () => {
    const byHand = [...english].filter(([, text]) =>
      text
        .split(/[.;]\s/)
        .some((part) => /drop-off|minutes/.test(part) && /refund|cancel|(get|comes?|paid|goes) .*back/i.test(part)),
    );
    expect(byHand.map(([key]) => key).filter((key) => !APART.includes(key))).toEqual([]);
  });

  it('appears wherever travellers decide, generated from the policy', async () => {
    const saying = [...english].filter(([, text]) => text.includes('%{refunds}')).map(([key]) => key);
    expect([...new Set(saying.map((key) => key.split('.')[0]))].sort()).toEqual([
      'faq',
      'guide',
      'home',
      'pricing',
      'terms',
    ]);
    for (const language of LANGUAGES) {
      const { t } = await languageWith(language);
      expect(t('home.promises.cancel.text')).toContain(describeRefundPolicy(language));
    }
  });
});

describe('a sentence', () => {
  it('ends with one full stop', () => {
    expect([...english].filter(([, text]) => /[.!?]{2}|\s[.,!?]/.test(text)).map(([key]) => key)).toEqual([]);
  });
});

describe('formats and texts', () => {
  it('chooses singular or plural', async () => {
    const { t } = await languageWith('de');
    expect(t('stay.bagCount', { smart_count: 1 })).toBe('1 Gepäckstück');
    expect(t('stay.bagCount', { smart_count: 3 })).toBe('3 Gepäckstücke');
  });

  it('formats times on the place’s clock, wherever the reader is', async () => {
    const { moment } = await languageWith('en');
    expect(moment('2026-11-21T10:00:00.000Z', 'Asia/Seoul')).toContain('19:00');
  });

  it('names a place in its language and falls back to English', async () => {
    const rome = { name: 'Rome', translations: { german: { name: 'Rom', slug: 'rom', route: 'italien/rom' } } };
    expect((await languageWith('de')).nameOf(rome)).toBe('Rom');
    expect((await languageWith('fr')).nameOf(rome)).toBe('Rome');
  });
});
