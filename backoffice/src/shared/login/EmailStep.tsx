import { type CodeMailContent, checkEmail } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useState } from 'react';
import { errorKey, keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { LightField } from '../inputs/LightField.tsx';

interface EmailStepProps {
  email: string;
  onEmail: (email: string) => void;
  sendCode: () => Promise<CodeMailContent>;
  onSent: (content: CodeMailContent) => void;
  /** Notes above the title, such as the reason for signing in again. */
  notes: ReactNode;
  /** Other ways to sign in. */
  children: ReactNode;
}

export function EmailStep({ email, onEmail, sendCode, onSent, notes, children }: EmailStepProps) {
  const t = useTranslate();
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const invalid = checkEmail(email);
    setProblem(invalid && errorKey(invalid));
    if (invalid) return;
    setSending(true);
    await sendCode()
      .then(onSent)
      .catch((error: unknown) => setProblem(keyOfError(error)));
    setSending(false);
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      {notes}
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
        problem={problem && t(problem)}
      />
      <Button type="submit" variant="contained" size="large" loading={sending}>
        {t('login.send')}
      </Button>
      {children}
    </Box>
  );
}
