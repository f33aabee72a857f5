import type { TranslatedTextProps } from '@cubby/design-system';
import { useI18n } from '../i18n/I18nProvider.tsx';

interface Written {
  text: string;
  /** ISO 639-1; nothing where it cannot be told. */
  writtenIn: string | null | undefined;
  /** What is kept of it in the visitor's language. */
  translated: string | undefined;
}

/** How a text that somebody has written is shown to this visitor: with its mark where a machine has translated it. */
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
