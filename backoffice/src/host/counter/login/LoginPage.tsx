import { AT_COUNTERS, type AuthToken } from '@cubby/api';
import { LoadingState } from '@cubby/design-system';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { isOtherPage, nextPath, siteUrl } from '../../../lib/routing/paths.ts';
import { useDocumentTitle } from '../../../lib/routing/use-document-title.ts';
import { sessionToken, startSession } from '../../../lib/session/session.ts';
import { addresses } from '../bookings/addresses.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import { CodeStep } from './CodeStep.tsx';
import { Door } from './Door.tsx';
import { EmailStep } from './EmailStep.tsx';
import { LinkSent } from './LinkSent.tsx';
import { LinkStep } from './LinkStep.tsx';
import { PairStep } from './PairStep.tsx';
import { useLink } from './use-link.ts';

// Only staff need it, and it loads the browser's side of passkeys.
const SecondStep = lazy(() => import('./SecondStep.tsx'));

/**
 * Asks for the email address, then the code sent to it; then a second factor from staff who need one. Afterwards it
 * continues to the page requested.
 */
export default function LoginPage() {
  const { t } = useI18n();
  const search = useSearch();
  const [typed, setEmail] = useState<string | null>(null);
  const oneTimeLink = new URLSearchParams(search).get('one_time_link');
  const [step, setStep] = useState<'email' | 'code' | 'pair' | 'stranger' | 'sent' | 'link'>(
    oneTimeLink ? 'link' : 'email',
  );
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
  const query = new URLSearchParams(search);
  const link = useLink(alreadyIn ? null : query.get('link'), enter);
  if (alreadyIn) return null;
  const email = typed ?? link.email;
  const begin = (over: boolean) => {
    setPending(null);
    setOver(over);
    setStep('email');
  };
  if (pending)
    return (
      <Door>
        <Suspense fallback={<LoadingState label={t('app.loading')} />}>
          <SecondStep pending={pending} onToken={enter} onOver={() => begin(true)} onBack={() => begin(false)} />
        </Suspense>
      </Door>
    );
  const reason = query.get('redirectReason');
  const notice = isOver
    ? t('second.over')
    : link.ended
      ? t(`login.link_${link.ended}`)
      : reason === 'UNPAIRED'
        ? t('unpaired.text')
        : reason === 'UNAUTHORIZED' && t('login.ended');
  return (
    <Door>
      {link.isPending && step === 'email' && <LoadingState label={t('app.loading')} />}
      {step === 'email' && !link.isPending && (
        <EmailStep
          email={email}
          onEmail={setEmail}
          notice={notice || null}
          onSent={(content) => setStep(content === 'link' ? 'sent' : 'code')}
          onPair={() => setStep('pair')}
        />
      )}
      {step === 'pair' && <PairStep onToken={enter} onBack={() => setStep('email')} />}
      {step === 'link' && oneTimeLink && (
        <LinkStep link={oneTimeLink} onToken={enter} onBack={() => setStep('email')} />
      )}
      {step === 'sent' && <LinkSent email={email} onBack={() => setStep('email')} />}
      {step === 'code' && (
        <CodeStep email={email} onToken={enter} onLink={() => setStep('sent')} onBack={() => setStep('email')} />
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
