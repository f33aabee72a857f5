import { type AuthToken, checkEmail, checkRequired } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useLogin } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { errorKey, keyOfError } from '../../lib/api/error-message.ts';
import { type Credentials, SecondProofNeeded } from '../../lib/auth/auth-provider.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface PasswordStepProps {
  email: string;
  onEmail: (email: string) => void;
  next: string;
  onPending: (pending: AuthToken) => void;
  onBack: () => void;
}

/** The step for accounts with a password; a code by email remains available. */
export function PasswordStep({ email, onEmail, next, onPending, onBack }: PasswordStepProps) {
  const t = useTranslate();
  const login = useLogin();
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<{ email?: string; password?: string }>({});
  const [entering, setEntering] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = { email: checkEmail(email), password: checkRequired(password) };
    setProblems({
      ...(wrong.email && { email: errorKey(wrong.email) }),
      ...(wrong.password && { password: errorKey(wrong.password) }),
    });
    if (wrong.email || wrong.password) return;
    setEntering(true);
    const credentials: Credentials = { email: email.trim(), password };
    await login(credentials, next).catch((error: unknown) => {
      if (error instanceof SecondProofNeeded) return onPending(error.pending);
      const key = keyOfError(error);
      setProblems({ password: key === 'errors.INCORRECT_CREDENTIALS' ? 'login.wrong_password' : key });
    });
    setEntering(false);
  };

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
      <Typography variant="h1">{t('login.password_title')}</Typography>
      <TextField
        label={t('login.email')}
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        error={problems.email !== undefined}
        helperText={problems.email && <span role="alert">{t(problems.email)}</span>}
        fullWidth
      />
      <TextField
        label={t('login.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={problems.password !== undefined}
        helperText={problems.password && <span role="alert">{t(problems.password)}</span>}
        fullWidth
      />
      <Button type="submit" variant="contained" size="large" loading={entering}>
        {t('login.enter')}
      </Button>
      <Button onClick={onBack} sx={{ justifySelf: 'start' }}>
        {t('login.with_code')}
      </Button>
    </Box>
  );
}
