import type { AuthToken, CodeMailContent } from '@cubby/api';
import { browserSecret } from '@cubby/api/client';
import { PageHeading } from '@cubby/design-system';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { api } from '../lib/api/api.ts';
import { requestCode } from '../lib/api/request-code.ts';
import { EnterCode } from '../lib/forms/EnterCode.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { FollowLink } from './FollowLink.tsx';
import { LinkSent } from './LinkSent.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';

/** The session of a recovery code is held here and never stored: leaving the page ends the recovery. */
type Step =
  | { at: 'address'; expired: boolean }
  | { at: 'link'; link: string }
  | { at: 'code'; email: string; sentAt: number; content: CodeMailContent }
  | { at: 'password'; session: AuthToken };

/** A forgotten password: a code, or the link of an email, proves the address; then a new password is set. */
export default function RecoveryPage() {
  const { t, language } = useI18n();
  const link = new URLSearchParams(useSearch()).get('link');
  const [step, setStep] = useState<Step>(link ? { at: 'link', link } : { at: 'address', expired: false });
  const open = async (email: string, code: string) => {
    const body = { email, one_time_password: code, purpose: 'recovery' as const, ...browserSecret() };
    const session = await api.signInWithOneTimePassword({ body }, { ignoreUnauthorized: true });
    setStep({ at: 'password', session });
  };
  const resend = async (email: string) => {
    const content = await requestCode({ email, language, purpose: 'recovery' });
    setStep({ at: 'code', email, sentAt: Date.now(), content });
  };
  return (
    <Page title={t('recovery.title')} width="narrow">
      {step.at === 'link' && (
        <FollowLink
          link={step.link}
          title={t('recovery.title')}
          intro={t('recovery.followIntro')}
          submit={t('recovery.choose')}
          onToken={(session) => setStep({ at: 'password', session })}
        />
      )}
      {step.at === 'address' && (
        <>
          <PageHeading title={t('recovery.title')} intro={t('recovery.intro')} />
          <RecoveryForm
            expired={step.expired}
            onSent={(email, content) => setStep({ at: 'code', email, sentAt: Date.now(), content })}
          />
        </>
      )}
      {step.at === 'code' && step.content === 'link' && <LinkSent email={step.email} />}
      {step.at === 'code' && step.content === 'code' && (
        <>
          <PageHeading title={t('login.pinTitle')} intro={t('login.pinIntro', { email: step.email })} />
          <EnterCode
            sentAt={step.sentAt}
            submit={t('recovery.checkCode')}
            onResend={() => resend(step.email)}
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
