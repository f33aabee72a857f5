import { describe, expect, it } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGE_OWN_NAMES, LANGUAGES, LUGGAGE_STORAGE_SEGMENTS, localeOf } from './languages.ts';

describe('the table of languages', () => {
  it('has what the specification names: six languages, English first, each with its segment', () => {
    expect(LANGUAGES).toEqual(['en', 'de', 'fr', 'es', 'it', 'pt']);
    expect(LUGGAGE_STORAGE_SEGMENTS.de).toBe('gepackaufbewahrung');
    expect(LANGUAGE_NAMES.pt).toBe('portuguese');
  });

  it.each(LANGUAGES)('names %s as its own speakers and browsers do', (language) => {
    const named = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? '';
    const own = LANGUAGE_OWN_NAMES.find(({ code }) => code === language)?.name ?? '';
    expect(own.toLowerCase()).toBe(named.toLowerCase());
    expect(new Intl.Locale(localeOf(language)).language).toBe(language);
  });

  it('gives each language an address of its own', () => {
    expect(new Set(Object.values(LUGGAGE_STORAGE_SEGMENTS)).size).toBe(LANGUAGES.length);
  });
});
