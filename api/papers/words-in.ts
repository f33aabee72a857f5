import { byLanguage, type Language } from '../contract/vocabulary/languages.ts';
import type { PapersWords } from '../words/declared.ts';
import { PAPERS } from '../words/papers.ts';
import type { Translate } from '../words/texts.ts';
import { translatorOf } from '../words/translator.ts';

/** The texts of the papers in one language. */
export type Words = Translate<PapersWords>;

const WORDS = byLanguage((language): Words => translatorOf(language, PAPERS[language]));

export function wordsIn(language: Language): Words {
  return WORDS[language];
}
