import { LANGUAGES, type Language } from '../../contract/vocabulary/languages.ts';
import type { Mail, MailContent } from '../mail.ts';
import { mailText, previewOf } from '../mail-text.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { HostFrameTexts } from './host-notice-texts.ts';
import { it } from './it.ts';
import type { FrameTexts, MailText, MailTexts } from './mail-texts.ts';
import { pt } from './pt.ts';

const TEXTS: Record<Language, MailTexts> = { en, de, fr, es, it, pt };

/** Writes an email in a person's stored language, or in English for an unknown code. */
export function write<Name extends MailName>(
  name: Name,
  code: string,
  facts: FactsOf<Name>,
): Pick<Mail, 'subject' | 'body'> & { content: MailContent } {
  const language = languageOf(code);
  const text = TEXTS[language][name] as unknown as MailText<FactsOf<Name>>;
  const subject = text.subject(facts);
  const said = { language, parts: text.body(facts) };
  const content = { ...said, title: titleOf(subject), preview: previewOf(said) };
  return { subject, body: mailText(said), content };
}

/** Names of all emails; the frames around them are not emails. */
type MailName = Exclude<keyof MailTexts, 'frame' | 'hostFrame'>;
type FactsOf<Name extends MailName> = MailTexts[Name] extends MailText<infer Facts> ? Facts : never;

/** Returns the texts around every email, in a language. */
export function frameIn(language: Language): FrameTexts {
  return TEXTS[language].frame;
}

/** Returns the texts around emails to hosts, in their calendar and on their devices. */
export function hostFrameIn(language: Language): HostFrameTexts {
  return TEXTS[language].hostFrame;
}

/** Removes the booking number from a subject, where it helps with searching; a heading does not need it. */
function titleOf(subject: string): string {
  return subject.replace(/ \([0-9A-Z]{10}\)$/, '');
}

export function languageOf(language: string): Language {
  return LANGUAGES.find((known) => known === language) ?? 'en';
}

/** Returns the prefix of the site's paths in a language: nothing in English, `/de` in German. */
export function prefixOf(language: string): string {
  const known = languageOf(language);
  return known === 'en' ? '' : `/${known}`;
}
