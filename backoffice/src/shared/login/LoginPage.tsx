import type { AuthToken } from '@cubby/api';
import Alert from '@mui/material/Alert';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type Promised, SignInFrame } from '../../lib/appearance/SignInFrame.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { nextPath } from '../../lib/routing/paths.ts';
import { useDocumentTitle } from '../../lib/routing/use-document-title.ts';
import { sessionToken } from '../../lib/session/session.ts';
import { CodeStep } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import { LinkSent } from './LinkSent.tsx';
import { LinkStep } from './LinkStep.tsx';
import { PasskeyWay } from './PasskeyWay.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { SecondStep } from './SecondStep.tsx';

interface LoginPageProps {
  /** Keys of the dictionary for the kind of sign-in. */
  title?: string;
  intro?: string;
  promise?: Promised;
  /** The address to start with, and the reason a sign-in is needed although the user came by a link. */
  knownEmail?: string;
  notice?: string;
  /** Further content of the sign-in page. */
  children?: ReactNode;
}

/**
 * Asks for the email address, then the code sent to it or a password; then a second factor if one is required. A
 * passkey counts as both. Afterwards it continues to the page requested.
 */
export function LoginPage(props: LoginPageProps) {
  const { title = 'login.title', intro = 'login.intro', promise, knownEmail = '', notice, children } = props;
  const t = useTranslate();
  const { search } = useLocation();
  const [email, setEmail] = useState(knownEmail);
  const link = new URLSearchParams(search).get('one_time_link');
  const [step, setStep] = useState<'email' | 'code' | 'password' | 'sent' | 'link'>(link ? 'link' : 'email');
  // The token of a half-finished sign-in is kept only here, and is lost when the page is left.
  const [pending, setPending] = useState<AuthToken | null>(null);
  const [isOver, setOver] = useState(false);
  const [alreadyIn] = useState(() => sessionToken() !== null);
  useDocumentTitle(t(title));

  const next = nextPath(search);
  const ended = new URLSearchParams(search).get('redirectReason') === 'UNAUTHORIZED';
  if (alreadyIn) return <Navigate to={next} replace />;
  const begin = (over = false) => {
    setPending(null);
    setOver(over);
    setStep('email');
  };
  if (pending)
    return (
      <SignInFrame {...(promise && { promise })}>
        <SecondStep pending={pending} next={next} onOver={() => begin(true)} onBack={() => begin()} />
      </SignInFrame>
    );
  return (
    <SignInFrame {...(promise && { promise })}>
      {notice && step === 'email' && (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          {notice}
        </Alert>
      )}
      {step === 'link' && link && (
        <LinkStep link={link} next={next} onPending={setPending} onBack={() => setStep('email')} />
      )}
      {step === 'sent' && <LinkSent email={email} onBack={() => setStep('email')} />}
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
          title={title}
          intro={intro}
          notice={isOver ? 'sign_in.over' : ended ? 'login.ended' : null}
          onSent={(content) => setStep(content === 'link' ? 'sent' : 'code')}
          onPassword={() => setStep('password')}
        >
          <PasskeyWay next={next} />
        </EmailStep>
      )}
      {children}
    </SignInFrame>
  );
}
