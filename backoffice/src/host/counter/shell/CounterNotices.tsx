import { counterApi } from '../../../lib/api/counter-api.ts';
import { ClockWords } from '../../../lib/appearance/ClockWords.tsx';
import { ServerWords } from '../../../lib/appearance/ServerWords.tsx';
import { useI18n } from '../language/LanguageProvider.tsx';

const ask = () => counterApi.getAppContext();

/** The notices at the top of every page of the counter. */
export function CounterNotices() {
  const { t, language } = useI18n();
  return (
    <>
      <ServerWords t={t} ask={ask} />
      <ClockWords t={t} language={language} />
    </>
  );
}
