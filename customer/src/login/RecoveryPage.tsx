import type { AuthToken } from '@cubby/api';
import { PageHeading } from '@cubby/design-system';
import { useState } from 'react';
import { api } from '../lib/api/api.ts';
import { EnterCode } from '../lib/forms/EnterCode.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';

/** The session of a recovery code is held here and never stored: leaving the page ends the recovery. */
type Step =
  | { at: 'address'; expired: boolean }
  | { at: 'code'; email: string; sentAt: number }
  | { at: 'password'; session: AuthToken };

/** A forgotten password: a code proves the address, then a new password is set. */
export default function RecoveryPage() {
  const { t, language } = useI18n();
  const [step, setStep] = useState<Step>({ at: 'address', expired: false });
  const open = async (email: string, code: string) => {
    const body = { email, one_time_password: code, purpose: 'recovery' as const };
    const session = await api.signInWithOneTimePassword({ body }, { ignoreUnauthorized: true });
    setStep({ at: 'password', session });
  };
  return (
    <Page title={t('recovery.title')} width="narrow">
      {step.at === 'address' && (
        <>
          <PageHeading title={t('recovery.title')} intro={t('recovery.intro')} />
          <RecoveryForm expired={step.expired} onSent={(email) => setStep({ at: 'code', email, sentAt: Date.now() })} />
        </>
      )}
      {step.at === 'code' && (
        <>
          <PageHeading title={t('login.pinTitle')} intro={t('login.pinIntro', { email: step.email })} />
          <EnterCode
            sentAt={step.sentAt}
            submit={t('recovery.checkCode')}
            onResend={() => api.requestOneTimePassword({ body: { email: step.email, language, purpose: 'recovery' } })}
            onCode={(code) => open(step.email, code)}
          />
        </>
      )}
      {step.at === 'password' && (
        <>
          <PageHeading title={t('recovery.choose')} intro={t('recovery.chooseIntro')} />
          <NewPasswordForm session={step.session} onExpired={() => setStep({ at: 'address', expired: true })} />
        </>
      )}
    </Page>
  );
}
