import type { Language } from '../vocabulary/languages.ts';
import { phrases as de } from './de.ts';
import { phrases as en } from './en.ts';
import { phrases as es } from './es.ts';
import { phrases as fr } from './fr.ts';
import { phrases as it } from './it.ts';
import type { Phrases } from './phrases.ts';
import { phrases as pt } from './pt.ts';

/** The phrases of all languages, for the server, emails and papers. */
export const PHRASES: Record<Language, Phrases> = { en, de, fr, es, it, pt };
