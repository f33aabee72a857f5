import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Language } from './languages.ts';
import { fill, patternOf } from './pattern.ts';
import { pt } from './pt.ts';

/** The stories' texts by their English; German has all of them. */
export const WORDS: Record<Exclude<Language, 'en'>, Record<string, string>> = { de, fr, es, it, pt };

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
  return /^([a-z][A-Za-z0-9_-]*|[A-Z]{3})$/.test(text) && !Object.hasOwn(de, text);
}

function hasLetters(words: string): boolean {
  return /\p{L}/u.test(words.replace(/\{\d+\}/g, ''));
}
