import { type CodeMailContent, checkEmail } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useState } from 'react';
import { errorKey, keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useSendCode } from './use-send-code.ts';

interface EmailStepProps {
  email: string;
  onEmail: (email: string) => void;
  /** The reason for signing in again: the key of a text. */
  notice: string | null;
  onSent: (content: CodeMailContent) => void;
  onPassword: () => void;
  /** Another way to sign in. */
  children?: ReactNode;
}

export function EmailStep({ email, onEmail, notice, onSent, onPassword, children }: EmailStepProps) {
  const t = useTranslate();
  const sendCode = useSendCode();
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const invalid = checkEmail(email);
    setProblem(invalid && errorKey(invalid));
    if (invalid) return;
    setSending(true);
    await sendCode(email)
      .then(onSent)
      .catch((error: unknown) => setProblem(keyOfError(error)));
    setSending(false);
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      {notice && <Alert severity="info">{t(notice)}</Alert>}
      <Box>
        <Typography variant="h1">{t('login.title')}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('login.intro')}
        </Typography>
      </Box>
      <TextField
        label={t('login.email')}
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        error={problem !== null}
        helperText={problem && <span role="alert">{t(problem)}</span>}
        fullWidth
      />
      <Button type="submit" variant="contained" size="large" loading={sending}>
        {t('login.send')}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Button onClick={onPassword}>{t('login.with_password')}</Button>
        {children}
      </Box>
    </Box>
  );
}
