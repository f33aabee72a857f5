import { checkEmail, normaliseEmail } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../lib/api.ts';
import { errorMessage } from '../lib/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { EmailField } from './EmailField.tsx';
import { UnknownEmail } from './UnknownEmail.tsx';

export interface SignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  next: string | null;
}

type Outcome = { status: 'idle' | 'pending' | 'unknown' } | { status: 'failed'; message: string };

/** Where to send the code; it is entered on a page of its own. */
export function CodeForm({ email, onEmail, next }: SignInFormProps) {
  const { t, paths, language } = useI18n();
  const [, go] = useLocation();
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
      go(paths.loginPin({ next: next ?? undefined }), { state: { email: address, sentAt: Date.now() } });
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
      <EmailField
        value={email}
        onChange={onEmail}
        problem={outcome.status === 'failed' ? outcome.message : undefined}
      />
      {outcome.status === 'unknown' && <UnknownEmail email={email} next={next} />}
      <Button type="submit" variant="contained" size="large" loading={outcome.status === 'pending'}>
        {t('login.sendCode')}
      </Button>
    </Box>
  );
}
