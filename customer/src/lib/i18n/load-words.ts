import type { Language } from '@cubby/api';
import type { Part, Texts } from '../../locales/words.ts';

interface LanguageFile {
  words: Texts;
  parts: Record<string, () => Promise<{ words: Texts }>>;
}

const languages = import.meta.glob<LanguageFile>('../../locales/*/index.ts');

/** The source file of a part: what the build calls the chunk. */
export function wordsFile(language: Language, part: Part): string {
  return `src/locales/${language}/${part === 'common' ? 'index' : part}.ts`;
}

/** @throws Error for a language or part that does not exist, or cannot be loaded. */
export async function loadWords(language: Language, part: Part): Promise<Texts> {
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
