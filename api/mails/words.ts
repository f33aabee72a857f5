import { LANGUAGES, type Language } from '../contract/vocabulary/languages.ts';
import { BRAND } from '../words/brand.ts';
import type { MailsWords } from '../words/declared.ts';
import { MAIL_WORDS } from '../words/mails.ts';
import type { Translate } from '../words/texts.ts';
import { translatorOf } from '../words/translator.ts';

/** The values that a text needs, beside the brand. More may be given. */
type Needed<Name extends string> = [Name] extends [never]
  ? [values?: object]
  : [values: { [N in Name]: string | number }];

/** Returns a text of a language. */
export type Say = <Key extends keyof MailsWords>(
  key: Key,
  ...values: Needed<Exclude<MailsWords[Key], 'brand'>>
) => string;

const translators = new Map<Language, Say>();

/** Returns the texts of emails, and of calendars and notifications of hosts, in a language. */
export function wordsIn(language: Language): Say {
  const known = translators.get(language) ?? translatorIn(language);
  translators.set(language, known);
  return known;
}

function translatorIn(language: Language): Say {
  const translate = translatorOf<MailsWords>(language, MAIL_WORDS[language], { fallback: MAIL_WORDS.en });
  return (key, ...[values]) => (translate as Translate<Record<string, string>>)(key, { brand: BRAND, ...values });
}

/** Returns a stored language, or English for an unknown code. */
export function languageOf(language: string): Language {
  return LANGUAGES.find((known) => known === language) ?? 'en';
}

/** Returns the prefix of the site's paths in a language: nothing in English, `/de` in German. */
export function prefixOf(language: string): string {
  const known = languageOf(language);
  return known === 'en' ? '' : `/${known}`;
}
