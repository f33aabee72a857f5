import type { AuthToken } from '@cubby/api';
import { ShelfIllustration } from '@cubby/design-system';
import { useLocales, useLogin } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { keyOfError } from '../../lib/api/error-message.ts';
import { LinkSentWords } from '../../lib/appearance/LinkSentWords.tsx';
import { LinkStepWords } from '../../lib/appearance/LinkStepWords.tsx';
import { SignInPanels } from '../../lib/appearance/SignInPanels.tsx';
import { type Credentials, SecondProofNeeded } from '../../lib/auth/auth-provider.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { nextPath } from '../../lib/routing/paths.ts';
import { useDocumentTitle } from '../../lib/routing/use-document-title.ts';
import { sessionToken } from '../../lib/session/session.ts';
import { CodeStep } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import { PasskeyWay } from './PasskeyWay.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { SecondStep } from './SecondStep.tsx';

/**
 * Asks for the email address, then the code sent to it or a password; then a second factor if one is required. A
 * passkey counts as both. Afterwards it continues to the page requested.
 */
export function LoginPage() {
  const t = useTranslate();
  const login = useLogin();
  const { search } = useLocation();
  const [email, setEmail] = useState('');
  const link = new URLSearchParams(search).get('one_time_link');
  const [step, setStep] = useState<'email' | 'code' | 'password' | 'sent' | 'link'>(link ? 'link' : 'email');
  // The token of a half-finished sign-in is kept only here, and is lost when the page is left.
  const [pending, setPending] = useState<AuthToken | null>(null);
  const [isOver, setOver] = useState(false);
  const [alreadyIn] = useState(() => sessionToken() !== null);
  useDocumentTitle(t('login.title'));

  const next = nextPath(search);
  const ended = new URLSearchParams(search).get('redirectReason') === 'UNAUTHORIZED';
  if (alreadyIn) return <Navigate to={next} replace />;
  const begin = (over = false) => {
    setPending(null);
    setOver(over);
    setStep('email');
  };
  const follow = async () => {
    const credentials: Credentials = { link: link ?? '' };
    await login(credentials, next).catch((error: unknown) => {
      if (!(error instanceof SecondProofNeeded)) throw error;
      setPending(error.pending);
    });
  };
  if (pending)
    return (
      <SignInFrame>
        <SecondStep pending={pending} next={next} onOver={() => begin(true)} onBack={() => begin()} />
      </SignInFrame>
    );
  return (
    <SignInFrame>
      {step === 'link' && (
        <LinkStepWords
          t={t}
          problem={(error) => t(keyOfError(error))}
          onFollow={follow}
          onBack={() => setStep('email')}
        />
      )}
      {step === 'sent' && <LinkSentWords t={t} email={email} onBack={() => setStep('email')} />}
      {step === 'code' && (
        <CodeStep
          email={email}
          next={next}
          onPending={setPending}
          onLink={() => setStep('sent')}
          onBack={() => setStep('email')}
        />
      )}
      {step === 'password' && (
        <PasswordStep
          email={email}
          onEmail={setEmail}
          next={next}
          onPending={setPending}
          onBack={() => setStep('email')}
        />
      )}
      {step === 'email' && (
        <EmailStep
          email={email}
          onEmail={setEmail}
          notice={isOver ? 'sign_in.over' : ended ? 'login.ended' : null}
          onSent={(content) => setStep(content === 'link' ? 'sent' : 'code')}
          onPassword={() => setStep('password')}
        >
          <PasskeyWay next={next} />
        </EmailStep>
      )}
    </SignInFrame>
  );
}

function SignInFrame({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const locales = useLocales() ?? [];
  const [language, setLanguage] = useLanguage();
  const languages = locales.map(({ locale, name }) => ({ code: locale, name }));
  return (
    <SignInPanels
      language={{ label: t('console.language'), value: language, languages, onChange: setLanguage }}
      picture={<ShelfIllustration />}
      promise={t('login.promise')}
      promiseText={t('login.promise_text')}
    >
      {children}
    </SignInPanels>
  );
}
