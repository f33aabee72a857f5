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

/** One mail, written in a language: what a person is stored with, or English for a code we do not know. */
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

/** Every mail there is; the frames around them are none. */
type MailName = Exclude<keyof MailTexts, 'frame' | 'hostFrame'>;
type FactsOf<Name extends MailName> = MailTexts[Name] extends MailText<infer Facts> ? Facts : never;

/** What stands around every mail, in a language. */
export function frameIn(language: Language): FrameTexts {
  return TEXTS[language].frame;
}

/** What stands around mails to hosts, in their calendar and on their devices. */
export function hostFrameIn(language: Language): HostFrameTexts {
  return TEXTS[language].hostFrame;
}

/** The number of a booking stands in the subject, for whoever looks for it; a heading says it without. */
function titleOf(subject: string): string {
  return subject.replace(/ \([0-9A-Z]{10}\)$/, '');
}

export function languageOf(language: string): Language {
  return LANGUAGES.find((known) => known === language) ?? 'en';
}

/** What stands before a path of the site in a language: nothing in English, `/de` in German. */
export function prefixOf(language: string): string {
  const known = languageOf(language);
  return known === 'en' ? '' : `/${known}`;
}
