import languages from 'cubby:words/console';
import { LANGUAGE_OWN_NAMES, languageOf } from '@cubby/api';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { firstLanguage } from './device-language.ts';

/** Creates the i18n provider. Only the reader's language is loaded, and another one when it is chosen. */
export async function createI18nProvider(): Promise<I18nProvider> {
  const first = firstLanguage();
  const messages = await load(first);
  return polyglotI18nProvider(
    (locale) => (locale === first ? messages : load(locale)),
    first,
    LANGUAGE_OWN_NAMES.map(({ code, name }) => ({ locale: code, name })),
  );
}

async function load(locale: string): Promise<TranslationMessages> {
  const language = languageOf(locale);
  const read = languages[language];
  if (!read) throw new Error(`The console has no words in ${language}.`);
  // react-admin's own texts are one of the parts; the test of words ensures that they are complete.
  return Object.assign({}, ...Object.values((await read()).default)) as TranslationMessages;
}
