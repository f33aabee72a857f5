import { LANGUAGES, type Language } from './languages.ts';
import { fill, patternOf } from './pattern.ts';

const files = import.meta.glob<Record<string, string>>('../words/*.json', { eager: true, import: 'default' });

/** The stories' texts by their English: sentences with holes for their names and numbers. English needs none. */
export const WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [language, files[`../words/${language}.json`] ?? {}]),
) as Record<Language, Record<string, string>>;

/** A story's text in a language; a text without a translation stays as it is. */
export function say(text: string, language: Language): string {
  if (language === 'en' || isNoText(text)) return text;
  const pattern = patternOf(text);
  const words = WORDS[language][text] ?? WORDS[language][pattern.words];
  if (words !== undefined) return fill(words, pattern, language);
  return hasLetters(pattern.words) ? text : fill(pattern.words, pattern, language);
}

/** The words a dictionary must have for a text to be translated into every language. */
export function wordsToSay(text: string): string | undefined {
  if (isNoText(text)) return undefined;
  const { words } = patternOf(text);
  return hasLetters(words) && !isCode(text) ? words : undefined;
}

/** Addresses and instants. */
function isNoText(text: string): boolean {
  return /^(https?:|data:|[/#]|\d{4}-\d\d-\d\d)/.test(text);
}

/** A single lower-case word is a code ("good", "arch"), and so are three capitals, unless German has it as a word. */
function isCode(text: string): boolean {
  return /^([a-z][A-Za-z0-9_-]*|[A-Z]{3})$/.test(text) && !Object.hasOwn(WORDS.de, text);
}

function hasLetters(words: string): boolean {
  return /\p{L}/u.test(words.replace(/%\{\d+\}/g, ''));
}
