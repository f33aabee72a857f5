import type { Language } from '../../../contract/vocabulary/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { InvoiceWords } from './invoice-words.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

const WORDS: Record<Language, InvoiceWords> = { en, de, fr, es, it, pt };

export function wordsIn(language: Language): InvoiceWords {
  return WORDS[language];
}
