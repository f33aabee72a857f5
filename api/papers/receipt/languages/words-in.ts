import type { Language } from '../../../contract/vocabulary/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { ReceiptWords } from './receipt-words.ts';

const WORDS: Record<Language, ReceiptWords> = { en, de, fr, es, it, pt };

export function wordsIn(language: Language): ReceiptWords {
  return WORDS[language];
}
