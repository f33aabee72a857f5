import type { TranslatedTextProps } from '@cubby/design-system';
import { useI18n } from '../i18n/I18nProvider.tsx';

interface Written {
  text: string;
  /** ISO 639-1; nothing if it is unknown. */
  writtenIn: string | null | undefined;
  /** The stored translation into the visitor's language. */
  translated: string | undefined;
}

/** Returns a function that picks the version of a text for this visitor: marked if it was machine-translated. */
export function useTranslation(): (written: Written) => TranslatedTextProps {
  const { t, language, locale } = useI18n();
  return ({ text, writtenIn, translated }) => {
    const lang = writtenIn ?? undefined;
    if (!lang || lang === language || !translated) return { text, lang };
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    return {
      text,
      lang,
      translation: {
        text: translated,
        lang: language,
        note: t('translation.automatic', { language: names.of(lang) ?? lang }),
        showOriginal: t('reviews.showOriginal'),
        showTranslation: t('reviews.showTranslation'),
      },
    };
  };
}
