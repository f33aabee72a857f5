import { AT_COUNTERS, type AuthToken, type LinkSignIn } from '@cubby/api';
import { browserSecret } from '@cubby/api/client';
import { LoadingState } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { counterApi } from '../../../lib/api/counter-api.ts';
import { isOtherPage, nextPath, siteUrl } from '../../../lib/routing/paths.ts';
import { useDocumentTitle } from '../../../lib/routing/use-document-title.ts';
import { sessionToken, startSession } from '../../../lib/session/session.ts';
import { CodeStep } from '../../../shared/login/CodeStep.tsx';
import { EmailStep } from '../../../shared/login/EmailStep.tsx';
import { LinkSent } from '../../../shared/login/LinkSent.tsx';
import { LinkStep } from '../../../shared/login/LinkStep.tsx';
import { sendCode } from '../../../shared/login/send-code.ts';
import { addresses } from '../bookings/addresses.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import { errorIdOf } from '../state/error-id.ts';
import { Door } from './Door.tsx';
import { LeftBehindNote } from './LeftBehindNote.tsx';
import { NotSetUp } from './NotSetUp.tsx';
import { PairStep } from './PairStep.tsx';

// Only staff need it, and it loads the browser's side of passkeys.
const SecondStep = lazy(() => import('../../../shared/login/SecondStep.tsx'));

/**
 * Asks for the email address, then the code sent to it; then a second factor from staff who need one. Afterwards it
 * continues to the page requested.
 */
export default function LoginPage() {
  const { t, language } = useI18n();
  const search = useSearch();
  const [email, setEmail] = useState<string>('');
  const query = new URLSearchParams(search);
  const oneTimeLink = query.get('one_time_link');
  const mailedLink = query.get('link');
  const [step, setStep] = useState<'email' | 'code' | 'pair' | 'stranger' | 'sent' | 'link'>(
    oneTimeLink || mailedLink ? 'link' : 'email',
  );
  const [linkEnd, setLinkEnd] = useState<LinkSignIn['ended'] | 'unknown'>(null);
  // The token of a half-finished sign-in is kept only here, and is lost when the page is left.
  const [pending, setPending] = useState<AuthToken | null>(null);
  const [isOver, setOver] = useState(false);
  const [alreadyIn] = useState(() => sessionToken() !== null);
  useDocumentTitle(t('login.title'));

  const next = nextPath(search);
  useEffect(() => {
    if (alreadyIn) window.location.replace(next);
  }, [alreadyIn, next]);

  const enter = (token: AuthToken) => {
    if (token.role === 'mfa_pending') return setPending(token);
    setPending(null);
    if (!runsStashpoints(token)) return setStep('stranger');
    startSession(token);
    // A console page is another document, and the counter starts with the storage of the session. Clerks have no access
    // to the console, whichever page they requested.
    const isAtCounter = token.role === 'clerk' || token.role === 'device';
    window.location.assign(isAtCounter && !isOtherPage(next, window.location) ? addresses.today : next);
  };
  const send = () => sendCode(counterApi, { email, language, site: 'hosts' });
  const enterCode = async (code: string) => {
    const body = { email: email.trim(), one_time_password: code, ...browserSecret() };
    enter(await counterApi.signInWithOneTimePassword({ body }, { ignoreUnauthorized: true }));
  };
  const followOneTimeLink = async (link: string) => {
    const body = { link, ...browserSecret() };
    enter(await counterApi.signInWithOneTimeLink({ body }, { ignoreUnauthorized: true }));
  };
  /** Follows the link of an email about a place; one that no longer works leads to a code for its address. */
  const followMailedLink = async (link: string) => {
    try {
      const answer = await counterApi.signInWithLink({ body: { link } }, { ignoreUnauthorized: true });
      if (answer.session) return enter(answer.session);
      setEmail(answer.email ?? '');
      setLinkEnd(answer.ended);
    } catch (error) {
      if (errorIdOf(error) !== 'INCORRECT_CREDENTIALS') throw error;
      setLinkEnd('unknown');
    }
    setStep('email');
  };
  if (alreadyIn) return null;
  const begin = (over: boolean) => {
    setPending(null);
    setOver(over);
    setStep('email');
  };
  if (pending)
    return (
      <Door>
        <Suspense fallback={<LoadingState label={t('app.loading')} />}>
          <SecondStep
            pending={pending}
            onToken={enter}
            onOver={() => begin(true)}
            onBack={() => begin(false)}
            setUp={() => <NotSetUp onBack={() => begin(false)} />}
          />
        </Suspense>
      </Door>
    );
  const reason = query.get('redirectReason');
  const notice = isOver
    ? t('sign_in.over')
    : linkEnd
      ? t(`login.link_${linkEnd}`)
      : reason === 'UNPAIRED'
        ? t('unpaired.text')
        : reason === 'UNAUTHORIZED' && t('login.ended');
  return (
    <Door>
      {step === 'email' && (
        <EmailStep
          email={email}
          onEmail={setEmail}
          sendCode={send}
          onSent={(content) => setStep(content === 'link' ? 'sent' : 'code')}
          notes={
            <>
              {notice && <Alert severity="info">{notice}</Alert>}
              <LeftBehindNote />
            </>
          }
        >
          <Button onClick={() => setStep('pair')}>{t('pair.start')}</Button>
        </EmailStep>
      )}
      {step === 'pair' && <PairStep onToken={enter} onBack={() => setStep('email')} />}
      {step === 'link' && (
        <LinkStep
          onFollow={() => (oneTimeLink ? followOneTimeLink(oneTimeLink) : followMailedLink(mailedLink ?? ''))}
          onBack={() => setStep('email')}
        />
      )}
      {step === 'sent' && <LinkSent email={email} onBack={() => setStep('email')} />}
      {step === 'code' && (
        <CodeStep
          email={email}
          sendCode={send}
          onCode={enterCode}
          onLink={() => setStep('sent')}
          onBack={() => setStep('email')}
        />
      )}
      {step === 'stranger' && (
        <>
          <Typography variant="h1">{t('login.no_place')}</Typography>
          <Typography color="textSecondary" role="alert" sx={{ my: 2, overflowWrap: 'anywhere' }}>
            {t('login.no_place_text', { email: email.trim() })}
          </Typography>
          <Button variant="contained" size="large" href={siteUrl(null, '/becomeahost', window.location)}>
            {t('login.apply')}
          </Button>
          <Button onClick={() => setStep('email')}>{t('login.other_email')}</Button>
        </>
      )}
    </Door>
  );
}

/** Tells whether the user is a host, works for one, or is staff with access to bookings. */
function runsStashpoints({ role, scopes }: AuthToken): boolean {
  return (
    AT_COUNTERS.some((each) => each === role && each !== 'admin') ||
    (role === 'admin' && scopes.includes('bookings:all'))
  );
}
