import type { AuthToken } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLogin } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import { type Credentials, SecondProofNeeded } from '../../lib/auth/auth-provider.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { AppCode, useTypedCode } from '../sign-in-methods/AppCode.tsx';
import { ResendCode } from './ResendCode.tsx';

interface CodeStepProps {
  email: string;
  next: string;
  onPending: (pending: AuthToken) => void;
  /** Called if a new email has a link instead of a code. */
  onLink: () => void;
  onBack: () => void;
}

export function CodeStep({ email, next, onPending, onLink, onBack }: CodeStepProps) {
  const t = useTranslate();
  const login = useLogin();
  const code = useTypedCode();
  const [entering, setEntering] = useState(false);

  const enter = async (digits?: readonly string[]) => {
    const whole = code.check(digits);
    if (!whole) return;
    setEntering(true);
    const credentials: Credentials = { email: email.trim(), code: whole };
    await login(credentials, next).catch((error: unknown) => {
      if (error instanceof SecondProofNeeded) return onPending(error.pending);
      code.setProblem(keyOfError(error));
      code.clear();
    });
    setEntering(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter();
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <Box>
        <Typography variant="h1">{t('login.code_title')}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('login.code_sent', { email: email.trim() })}
        </Typography>
      </Box>
      <AppCode code={code} legend={t('login.legend')} disabled={entering} onComplete={(digits) => void enter(digits)} />
      <Button type="submit" variant="contained" size="large" loading={entering}>
        {t('login.enter')}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <ResendCode email={email} onProblem={code.setProblem} onLink={onLink} />
        <Button onClick={onBack}>{t('login.other_email')}</Button>
      </Box>
    </Box>
  );
}
