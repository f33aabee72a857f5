import type { ReactNode } from 'react';
import { SignInPanels } from '../../../lib/appearance/SignInPanels.tsx';
import { SPOKEN, useI18n } from '../language/LanguageProvider.tsx';

export function Door({ children }: { children: ReactNode }) {
  const { t, language, speak } = useI18n();
  return (
    <SignInPanels
      language={{ label: t('app.language'), value: language, languages: SPOKEN, onChange: speak }}
      promise={t('login.promise')}
      promiseText={t('login.promise_text')}
    >
      {children}
    </SignInPanels>
  );
}
