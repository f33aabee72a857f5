import { checkEmail, checkRequired } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { errorKey, keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { LightField } from '../inputs/LightField.tsx';

interface PasswordStepProps {
  email: string;
  onEmail: (email: string) => void;
  /** Signs in. @throws the sign-in's refusal. */
  onPassword: (password: string) => Promise<unknown>;
  onBack: () => void;
}

/** The step for accounts with a password; a code by email remains available. */
export function PasswordStep({ email, onEmail, onPassword, onBack }: PasswordStepProps) {
  const t = useTranslate();
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
    await onPassword(password).catch((error: unknown) => {
      const key = keyOfError(error);
      setProblems({ password: key === 'errors.INCORRECT_CREDENTIALS' ? 'login.wrong_password' : key });
    });
    setEntering(false);
  };

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
      <Typography variant="h1">{t('login.password_title')}</Typography>
      <LightField
        label={t('login.email')}
        type="email"
        autoComplete="username"
        value={email}
        onText={onEmail}
        problem={problems.email && t(problems.email)}
      />
      <LightField
        label={t('login.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onText={setPassword}
        problem={problems.password && t(problems.password)}
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
