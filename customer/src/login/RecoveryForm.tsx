import { checkEmail, normaliseEmail } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { api } from '../lib/api.ts';
import { errorMessage } from '../lib/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { EmailField } from './EmailField.tsx';
import { UnknownEmail } from './UnknownEmail.tsx';

interface RecoveryFormProps {
  /** The half hour for a new password is over. */
  expired: boolean;
  onSent: (email: string) => void;
}

type Outcome = { status: 'idle' | 'pending' | 'unknown' } | { status: 'failed'; message: string };

/** Whose password it is. */
export function RecoveryForm({ expired, onSent }: RecoveryFormProps) {
  const { t, paths, language } = useI18n();
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
      await api.requestOneTimePassword({ body: { email: address, language, purpose: 'recovery' } });
      onSent(address);
    } catch (error) {
      setOutcome({ status: 'failed', message: errorMessage(t, error) });
    }
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      {expired && <Alert severity="warning">{t('recovery.expired')}</Alert>}
      <EmailField
        value={email}
        onChange={setEmail}
        problem={outcome.status === 'failed' ? outcome.message : undefined}
      />
      {outcome.status === 'unknown' && <UnknownEmail email={email} next={null} />}
      <Button type="submit" variant="contained" size="large" loading={outcome.status === 'pending'}>
        {t('login.sendCode')}
      </Button>
      <Link href={paths.loginEmail()} sx={{ justifySelf: 'center', py: 1.5 }}>
        {t('recovery.back')}
      </Link>
    </Box>
  );
}
