import { LANGUAGES, type Language } from '../../contract/vocabulary/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { MailText, MailTexts } from './mail-texts.ts';
import { pt } from './pt.ts';

const TEXTS: Record<Language, MailTexts> = { en, de, fr, es, it, pt };

/** One mail, written in a language: what a person is stored with, or English for a code we do not know. */
export function write<Name extends keyof MailTexts>(
  name: Name,
  language: string,
  facts: MailTexts[Name] extends MailText<infer Facts> ? Facts : never,
): { subject: string; body: string } {
  const text = TEXTS[languageOf(language)][name] as MailText<typeof facts>;
  return { subject: text.subject(facts), body: text.body(facts) };
}

export function languageOf(language: string): Language {
  return LANGUAGES.find((known) => known === language) ?? 'en';
}

/** What stands before a path of the site in a language: nothing in English, `/de` in German. */
export function prefixOf(language: string): string {
  const known = languageOf(language);
  return known === 'en' ? '' : `/${known}`;
}
