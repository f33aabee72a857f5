import { checkPin, ONE_TIME_PASSWORD, PIN_DIGITS } from '@cubby/api';
import { PageHeading, SixDigitInput } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { api } from '../lib/api.ts';
import { useAppContext } from '../lib/app-context.tsx';
import { errorMessage } from '../lib/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { safeNext } from '../lib/paths.ts';
import { startSession } from '../lib/session/session.ts';
import { useSecondsSince } from './use-seconds-since.ts';

const EMPTY = Array.from({ length: PIN_DIGITS }, () => '');

/** Second step of signing in: the six digits. The address travels in the history, never in the page's address. */
export default function PinPage() {
  const { t, paths, language } = useI18n();
  const [, go] = useLocation();
  const next = new URLSearchParams(useSearch()).get('next');
  const { outbox } = useAppContext().data;
  const sent = useHistoryState<{ email?: string; sentAt?: number } | null>();
  const email = sent?.email;
  const [sentAt, setSentAt] = useState(sent?.sentAt ?? 0);
  const [digits, setDigits] = useState<string[]>(EMPTY);
  const [state, setState] = useState<{ pending: boolean; error: string | null }>({ pending: false, error: null });
  const wait = Math.max(0, ONE_TIME_PASSWORD.resendSeconds - useSecondsSince(sentAt));

  if (!email) return <Redirect href={paths.loginEmail({ next: next ?? undefined })} replace />;

  const attempt = async (action: () => Promise<void>) => {
    setState({ pending: true, error: null });
    try {
      await action();
      setState({ pending: false, error: null });
    } catch (error) {
      setDigits(EMPTY);
      setState({ pending: false, error: errorMessage(t, error) });
    }
  };
  const signIn = (entered: string[]) => {
    const problem = checkPin(entered);
    if (problem) return setState({ pending: false, error: t(`errorIds.${problem}`) });
    void attempt(async () => {
      startSession(
        await api.signInWithOneTimePassword(
          { body: { email, one_time_password: entered.join('') } },
          { ignoreUnauthorized: true },
        ),
      );
      go(safeNext(next, paths.bookings()), { replace: true });
    });
  };
  const resend = () =>
    void attempt(async () => {
      await api.requestOneTimePassword({ body: { email, language } });
      setSentAt(Date.now());
    });

  return (
    <Page title={t('login.pinTitle')} width="narrow">
      <PageHeading title={t('login.pinTitle')} intro={t('login.pinIntro', { email })} />
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          signIn(digits);
        }}
        sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}
      >
        <SixDigitInput
          digits={digits}
          onChange={setDigits}
          onComplete={signIn}
          disabled={state.pending}
          error={state.error ?? undefined}
          labels={{ legend: t('login.code'), digit: (position) => t('login.digit', { position }) }}
        />
        <Button type="submit" variant="contained" size="large" loading={state.pending}>
          {t('header.signIn')}
        </Button>
        <Button onClick={resend} disabled={wait > 0 || state.pending}>
          {wait > 0 ? t('login.resendIn', { smart_count: wait }) : t('login.resend')}
        </Button>
        {outbox && (
          <Alert severity="info">
            {t('login.outbox')}{' '}
            <Link href="/_outbox" target="_blank">
              {t('login.openOutbox')}
            </Link>
          </Alert>
        )}
      </Box>
    </Page>
  );
}
