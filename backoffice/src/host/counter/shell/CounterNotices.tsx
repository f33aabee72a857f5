import { counterApi } from '../../../lib/api/counter-api.ts';
import { ServerWords } from '../../../lib/appearance/ServerWords.tsx';
import { useI18n } from '../language/LanguageProvider.tsx';

const ask = () => counterApi.getAppContext();

/** The notices about the server at the counter. */
export function CounterNotices() {
  return <ServerWords t={useI18n().t} ask={ask} />;
}
