import type { StashpointDetail } from '@cubby/api';
import type { TranslatedTextProps } from '@cubby/design-system';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { useTranslation } from '../lib/translation/use-translation.ts';

/**
 * Returns the host's texts for this visitor: in their language as the host wrote it, else translated, else as it is.
 */
export function useStashpointTexts(
  stashpoint: StashpointDetail,
): Record<'description' | 'notice' | 'offer', TranslatedTextProps> {
  const { language } = useI18n();
  const inLanguage = useTranslation();
  const { descriptions, written_in: writtenIn, translated } = stashpoint;
  const own = descriptions[language]?.trim();
  return {
    description: own
      ? { text: own, lang: language }
      : inLanguage({
          text: stashpoint.description,
          writtenIn: writtenIn?.description,
          translated: translated?.[language]?.description,
        }),
    notice: inLanguage({
      text: stashpoint.special_requirements ?? '',
      writtenIn: writtenIn?.special_requirements,
      translated: translated?.[language]?.special_requirements,
    }),
    offer: inLanguage({
      text: stashpoint.upsell?.text ?? '',
      writtenIn: writtenIn?.upsell_text,
      translated: translated?.[language]?.upsell_text,
    }),
  };
}
