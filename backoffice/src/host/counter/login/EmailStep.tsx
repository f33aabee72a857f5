import { type CodeMailContent, checkEmail } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useState } from 'react';
import { LightField } from '../inputs/LightField.tsx';
import { useI18n } from '../language/LanguageProvider.tsx';
import { errorIdOf } from '../state/error-id.ts';
import { leftBehind } from '../state/left-behind.ts';
import { sendCode } from './send-code.ts';

interface EmailStepProps {
  email: string;
  onEmail: (email: string) => void;
  /** The reason for signing in again: a session or a link has expired. */
  notice: string | null;
  onSent: (content: CodeMailContent) => void;
  /** Starts pairing this device as a shared counter device. */
  onPair: () => void;
}

export function EmailStep({ email, onEmail, notice, onSent, onPair }: EmailStepProps) {
  const { t, language, problem } = useI18n();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const left = useLeftBehind();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const invalid = checkEmail(email);
    setFailure(invalid);
    if (invalid) return;
    setSending(true);
    await sendCode(email, language)
      .then(onSent)
      .catch((error: unknown) => setFailure(errorIdOf(error)));
    setSending(false);
  };

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
      {notice && <Alert severity="info">{notice}</Alert>}
      {left && (
        <Alert severity="warning">
          {left.email
            ? t('login.queued', { smart_count: left.count, email: left.email })
            : t('unpaired.unsent', { smart_count: left.count })}
        </Alert>
      )}
      <Box>
        <Typography variant="h1" sx={{ hyphens: 'auto' }}>
          {t('login.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('login.intro')}
        </Typography>
      </Box>
      <LightField
        label={t('login.email')}
        type="email"
        autoComplete="username"
        value={email}
        onText={onEmail}
        problem={failure && problem(failure)}
      />
      <Button type="submit" variant="contained" size="large" loading={isSending}>
        {t('login.send')}
      </Button>
      <Button onClick={onPair}>{t('pair.start')}</Button>
    </Box>
  );
}

/** Returns the person who has to sign in so that this device can send their actions. */
function useLeftBehind(): { email: string; count: number } | null {
  const [left, setLeft] = useState<{ email: string; count: number } | null>(null);
  useEffect(() => {
    leftBehind().then(setLeft, () => {});
  }, []);
  return left;
}
