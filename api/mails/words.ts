import { type Language, languageOf } from '../contract/vocabulary/languages.ts';
import type { MailsWords } from '../words/declared.ts';
import { MAIL_WORDS } from '../words/mails.ts';
import { translatorOf } from '../words/translator.ts';

/** The values that a text needs. More may be given. */
type Needed<Name extends string> = [Name] extends [never]
  ? [values?: object]
  : [values: { [N in Name]: string | number }];

/** Returns a text of a language. */
export type Say = <Key extends keyof MailsWords>(key: Key, ...values: Needed<MailsWords[Key]>) => string;

const translators = new Map<Language, Say>();

/** Returns the texts of emails, and of calendars and notifications of hosts, in a language. */
export function wordsIn(language: Language): Say {
  const known =
    translators.get(language) ??
    (translatorOf<MailsWords>(language, MAIL_WORDS[language], { fallback: MAIL_WORDS.en }) as Say);
  translators.set(language, known);
  return known;
}

/** Returns the prefix of the site's paths in a language: nothing in English, `/de` in German. */
export function prefixOf(language: string): string {
  const known = languageOf(language);
  return known === 'en' ? '' : `/${known}`;
}
