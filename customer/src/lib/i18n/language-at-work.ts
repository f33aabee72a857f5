import type { Language } from '@cubby/api';
import { createI18n, type I18n } from './i18n.ts';
import { COMMON, loadPhrases, loadWords, type ScreenPart } from './load-words.ts';

/** One instance of each language for the whole site: dictionaries only grow, and never belong to a visitor. */
const languages = new Map<Language, I18n>();
const ASK_AGAIN_MS = 3_000;
const promises = new Map<string, Promise<I18n>>();

/**
 * Returns a language with the texts of `parts` and those every screen shares. React asks again on every attempt to
 * render and must get the same promise; a settled one is marked, and read without suspending.
 */
export function languageWith(language: Language, parts: readonly ScreenPart[] = []): Promise<I18n> {
  const key = [language, ...parts].join(' ');
  const known = promises.get(key) ?? load(language, parts);
  promises.set(key, known);
  return known;
}

function load(language: Language, parts: readonly ScreenPart[]): Promise<I18n> {
  const promise: Settling<I18n> = loadI18n(language, parts);
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // Requested again after a while: the network may have failed this one, but React retries without a pause.
    () => setTimeout(() => promises.delete([language, ...parts].join(' ')), ASK_AGAIN_MS),
  );
  return promise;
}

async function loadI18n(language: Language, parts: readonly ScreenPart[]): Promise<I18n> {
  const [phrases, ...texts] = await Promise.all([
    loadPhrases(language),
    ...[COMMON, ...parts].map((part) => loadWords(language, part)),
  ]);
  const i18n = languages.get(language) ?? createI18n(language, phrases);
  languages.set(language, i18n);
  for (const each of texts) i18n.addWords(each);
  return i18n;
}

/** React reads these two off a promise that has settled. */
type Settling<T> = Promise<T> & { status?: 'fulfilled'; value?: T };
