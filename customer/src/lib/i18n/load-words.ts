import type { Language, Phrases } from '@cubby/api';
import type { SitePart } from '@cubby/api/words/declared';
import type { Texts } from '@cubby/api/words/texts';

/** The texts that load with a language, for all screens and for the pages that most visits consist of. */
export const COMMON = 'common' as const satisfies SitePart;

/** The parts that load when a screen names them (`routes.ts`). */
export type ScreenPart = Exclude<SitePart, typeof COMMON>;

const files = import.meta.glob<Texts>('../../../../api/words/*/site/*.json', { import: 'default' });
const phrases = import.meta.glob<Phrases>('../../../../api/contract/phrases/??.ts', { import: 'phrases' });

/** The source file of a part: what the build calls the chunk. */
export function wordsFile(language: Language, part: SitePart): string {
  return `../api/words/${language}/site/${part}.json`;
}

/** Returns what the contract's rules say in a language. */
export function loadPhrases(language: Language): Promise<Phrases> {
  return loaded(phrases, `../../../../api/contract/phrases/${language}.ts`);
}

/** @throws Error for a language or part that does not exist, or cannot be loaded. */
export function loadWords(language: Language, part: SitePart): Promise<Texts> {
  return loaded(files, `../../../${wordsFile(language, part)}`);
}

function loaded<T>(all: Record<string, () => Promise<T>>, file: string): Promise<T> {
  const load = all[file];
  if (!load) throw new Error(`There is no ${file}.`);
  return load();
}
