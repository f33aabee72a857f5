import { counterApi } from '../../../lib/api/counter-api.ts';
import { SandboxWords } from '../../../lib/appearance/SandboxWords.tsx';
import { useI18n } from '../language/LanguageProvider.tsx';

const ask = () => counterApi.getAppContext();

/** The sandbox notice at the counter. */
export function SandboxNotice() {
  return <SandboxWords t={useI18n().t} ask={ask} />;
}
