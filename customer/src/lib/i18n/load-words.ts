import type { Language, Phrases } from '@cubby/api';
import type { ScreenPart, Texts } from '../../locales/words.ts';

interface LanguageFile {
  phrases: Phrases;
  words: Texts;
  parts: Record<string, () => Promise<{ words: Texts }>>;
}

const languages = import.meta.glob<LanguageFile>('../../locales/*/index.ts');

/** The source file of a part: what the build calls the chunk. */
export function wordsFile(language: Language, part: 'common' | ScreenPart): string {
  return `src/locales/${language}/${part === 'common' ? 'index' : part}.ts`;
}

/** Returns what the contract's rules say in a language; they come in one file with the shared texts. */
export async function loadPhrases(language: Language): Promise<Phrases> {
  return (await loadLanguage(language)).phrases;
}

/** @throws Error for a language or part that does not exist, or cannot be loaded. */
export async function loadWords(language: Language, part: 'common' | ScreenPart): Promise<Texts> {
  const { words, parts } = await loadLanguage(language);
  if (part === 'common') return words;
  const load = parts[`./${part}.ts`];
  if (!load) throw new Error(`No texts for ${part} in ${language}.`);
  return (await load()).words;
}

function loadLanguage(language: Language): Promise<LanguageFile> {
  const load = languages[`../../locales/${language}/index.ts`];
  if (!load) throw new Error(`No texts in ${language}.`);
  return load();
}
