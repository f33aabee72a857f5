import { checkEmail, normaliseEmail } from '@cubby/api';
import { PageHeading } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { api } from '../lib/api.ts';
import { errorMessage } from '../lib/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';

type Outcome = { status: 'idle' | 'pending' | 'unknown' } | { status: 'failed'; message: string };

/** First step of signing in: where to send the code. */
export default function EmailPage() {
  const { t, paths, language } = useI18n();
  const [, go] = useLocation();
  const query = new URLSearchParams(useSearch());
  const next = query.get('next') ?? undefined;
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' });

  const send = async () => {
    const problem = checkEmail(email);
    if (problem) return setOutcome({ status: 'failed', message: t(`errorIds.${problem}`) });
    setOutcome({ status: 'pending' });
    try {
      const address = normaliseEmail(email);
      const { exists } = await api.checkUserExists({ body: { email: address } });
      if (!exists) return setOutcome({ status: 'unknown' });
      await api.requestOneTimePassword({ body: { email: address, language } });
      go(paths.loginPin({ next }), { state: { email: address, sentAt: Date.now() } });
    } catch (error) {
      setOutcome({ status: 'failed', message: errorMessage(t, error) });
    }
  };
  return (
    <Page title={t('login.title')} width="narrow">
      <PageHeading title={t('login.title')} intro={t('login.intro')} />
      {query.get('redirectReason') === 'UNAUTHORIZED' && <Alert severity="info">{t('login.unauthorized')}</Alert>}
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        sx={{ display: 'grid', gap: 2 }}
      >
        <TextField
          label={t('contact.email')}
          type="email"
          autoComplete="email"
          required
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={outcome.status === 'failed'}
          helperText={outcome.status === 'failed' ? outcome.message : undefined}
        />
        {outcome.status === 'unknown' && (
          <Alert
            severity="info"
            action={
              <Button onClick={() => go(paths.signup({ next }), { state: { email } })}>{t('footer.signUp')}</Button>
            }
          >
            {t('login.unknownEmail')}
          </Alert>
        )}
        <Button type="submit" variant="contained" size="large" loading={outcome.status === 'pending'}>
          {t('login.sendCode')}
        </Button>
        <Typography>
          {t('login.noAccount')} <Link href={paths.signup({ next })}>{t('footer.signUp')}</Link>
        </Typography>
      </Box>
    </Page>
  );
}
