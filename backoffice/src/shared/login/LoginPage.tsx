import type { AuthToken, Language } from '@cubby/api';
import { ShelfIllustration } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocale, useLocales, useLogin } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { api } from '../../lib/api/api.ts';
import { SignInPanels } from '../../lib/appearance/SignInPanels.tsx';
import { type Credentials, SecondProofNeeded } from '../../lib/auth/auth-provider.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
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
import SecondStep from './SecondStep.tsx';
import { SetUpForm } from './SetUpForm.tsx';
import { sendCode } from './send-code.ts';

/**
 * Asks for the email address, then the code sent to it or a password; then a second factor if one is required. A
 * passkey counts as both. Afterwards it continues to the page requested.
 */
export function LoginPage() {
  const t = useTranslate();
  const login = useLogin();
  const language = useLocale() as Language;
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
  const enter = async (credentials: Credentials) => {
    await login(credentials, next).catch((error: unknown) => {
      if (!(error instanceof SecondProofNeeded)) throw error;
      setPending(error.pending);
    });
  };
  const enterWith = (session: AuthToken) => enter({ session });
  const send = () => sendCode(api, { email, language, site: 'staff' });
  const restart = { onOver: () => begin(true), onBack: () => begin() };
  if (pending)
    return (
      <SignInFrame>
        <SecondStep
          pending={pending}
          onToken={enterWith}
          {...restart}
          setUp={(client) => <SetUpForm client={client} onToken={enterWith} {...restart} />}
        />
      </SignInFrame>
    );
  return (
    <SignInFrame>
      {step === 'link' && <LinkStep onFollow={() => enter({ link: link ?? '' })} onBack={() => setStep('email')} />}
      {step === 'sent' && <LinkSent email={email} onBack={() => setStep('email')} />}
      {step === 'code' && (
        <CodeStep
          email={email}
          sendCode={send}
          onCode={(code) => enter({ email: email.trim(), code })}
          onLink={() => setStep('sent')}
          onBack={() => setStep('email')}
        />
      )}
      {step === 'password' && (
        <PasswordStep
          email={email}
          onEmail={setEmail}
          onPassword={(password) => enter({ email: email.trim(), password })}
          onBack={() => setStep('email')}
        />
      )}
      {step === 'email' && (
        <EmailStep
          email={email}
          onEmail={setEmail}
          sendCode={send}
          notes={(isOver || ended) && <Alert severity="info">{t(isOver ? 'sign_in.over' : 'login.ended')}</Alert>}
          onSent={(content) => setStep(content === 'link' ? 'sent' : 'code')}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
            <Button onClick={() => setStep('password')}>{t('login.with_password')}</Button>
            <PasskeyWay onToken={enterWith} />
          </Box>
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
