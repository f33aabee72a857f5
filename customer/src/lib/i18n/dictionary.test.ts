import { ERROR_STATUS } from '@cubby/api';
import { describe, expect, it } from 'vitest';
import { de } from '../../locales/de.ts';
import { en } from '../../locales/en.ts';
import { createI18n } from './i18n.ts';

type Texts = { [key: string]: string | Texts };

/** Every text under its full key, such as `stay.bagCount`. */
function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();
const forms = (text: string) => text.split('||||').length;

const english = flatten(en);
const german = flatten(de);

describe('the German dictionary', () => {
  it('says everything the English one does, and nothing else', () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each([...english])('fills the same gaps in %s', (key, text) => {
    expect(placeholders(german.get(key) ?? '')).toEqual(placeholders(text));
    expect(forms(german.get(key) ?? '')).toBe(forms(text));
  });
});

describe('every dictionary', () => {
  it.each([
    ['en', en],
    ['de', de],
  ] as const)('has a sentence for every error id (%s)', (_language, texts) => {
    expect(Object.keys(texts.errorIds).sort()).toEqual(Object.keys(ERROR_STATUS).sort());
  });
});

describe('an i18n', () => {
  it('knows one from many', () => {
    const { t } = createI18n('de', de);
    expect(t('stay.bagCount', { smart_count: 1 })).toBe('1 Gepäckstück');
    expect(t('stay.bagCount', { smart_count: 3 })).toBe('3 Gepäckstücke');
  });

  it('writes times on the clock of the place, wherever the reader is', () => {
    expect(createI18n('en', en).moment('2026-11-21T10:00:00.000Z', 'Asia/Seoul')).toContain('19:00');
  });

  it('names a place in its language and falls back to English', () => {
    const rome = { name: 'Rome', translations: { german: { name: 'Rom', slug: 'rom', route: 'italien/rom' } } };
    expect(createI18n('de', de).nameOf(rome)).toBe('Rom');
    expect(createI18n('fr', en).nameOf(rome)).toBe('Rome');
  });
});
