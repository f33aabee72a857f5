import languages from 'cubby:words/site';
import { DEFAULT_LANGUAGE, isDraft, type Language, type Phrases } from '@cubby/api';
import type { SitePart } from '@cubby/api/words/declared';
import type { Texts } from '@cubby/api/words/texts';

/** The texts that load with a language, for all screens and for the pages that most visits consist of. */
export const COMMON = 'common' as const satisfies SitePart;

/** The parts that load when a screen names them (`routes.ts`). */
export type ScreenPart = Exclude<SitePart, typeof COMMON>;

/** Contracts: nobody agrees to a draft, so a language that is one shows them in English. */
const BINDING: readonly SitePart[] = ['cookie-policy', 'privacy-policy', 'terms'];

function sourceOf(language: Language, part: SitePart): Language {
  return isDraft(language) && BINDING.includes(part) ? DEFAULT_LANGUAGE : language;
}

/** The source file of a part: what the build calls the chunk. */
export function wordsFile(language: Language, part: SitePart): string {
  return part === COMMON
    ? `cubby:words/site/${language}`
    : `../api/words/${sourceOf(language, part)}/site/${part}.json`;
}

/** Returns what the contract's rules say in a language; they come in one file with the common texts. */
export async function loadPhrases(language: Language): Promise<Phrases> {
  return (await loadLanguage(language)).phrases;
}

/** @throws Error for a language or part that does not exist, or cannot be loaded. */
export async function loadWords(language: Language, part: SitePart): Promise<Texts> {
  const parts = await loadLanguage(sourceOf(language, part));
  return part === COMMON ? parts['site/common'] : (await parts[`site/${part}`]()).default;
}

async function loadLanguage(language: Language) {
  const load = languages[language];
  if (!load) throw new Error(`No texts in ${language}.`);
  return (await load()).default;
}
