import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SignInFrame } from '../../lib/appearance/SignInFrame.tsx';
import { nextPath } from '../../lib/routing/paths.ts';
import { useDocumentTitle } from '../../lib/routing/use-document-title.ts';
import { sessionToken } from '../../lib/session/session.ts';
import { CodeStep } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

/** First the address, then the code that went to it, or a password. Afterwards one is where one wanted to be. */
export function LoginPage() {
  const t = useTranslate();
  const { search } = useLocation();
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<'email' | 'code' | 'password'>('email');
  const [alreadyIn] = useState(() => sessionToken() !== null);
  useDocumentTitle(t('login.title'));

  const next = nextPath(search);
  const ended = new URLSearchParams(search).get('redirectReason') === 'UNAUTHORIZED';
  if (alreadyIn) return <Navigate to={next} replace />;
  return (
    <SignInFrame>
      {step === 'code' && <CodeStep email={email} next={next} onBack={() => setStep('email')} />}
      {step === 'password' && (
        <PasswordStep email={email} onEmail={setEmail} next={next} onBack={() => setStep('email')} />
      )}
      {step === 'email' && (
        <EmailStep
          email={email}
          onEmail={setEmail}
          ended={ended}
          onSent={() => setStep('code')}
          onPassword={() => setStep('password')}
        />
      )}
    </SignInFrame>
  );
}
