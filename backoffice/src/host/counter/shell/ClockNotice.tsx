import { ClockWords } from '../../../lib/appearance/ClockWords.tsx';
import { useI18n } from '../language/LanguageProvider.tsx';

/** The notice at the counter that the device's clock is off. */
export function ClockNotice() {
  const { t, language } = useI18n();
  return <ClockWords t={t} language={language} />;
}
