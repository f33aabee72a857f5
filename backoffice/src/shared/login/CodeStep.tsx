import { type AuthToken, checkPin, PIN_DIGITS } from '@cubby/api';
import { SixDigitInput } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLogin } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { errorKey, keyOfError } from '../../lib/api/error-message.ts';
import { type Credentials, SecondProofNeeded } from '../../lib/auth/auth-provider.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ResendCode } from './ResendCode.tsx';

interface CodeStepProps {
  email: string;
  next: string;
  onPending: (pending: AuthToken) => void;
  /** Called if a new email has a link instead of a code. */
  onLink: () => void;
  onBack: () => void;
}

const NO_DIGITS = Array.from({ length: PIN_DIGITS }, () => '');

export function CodeStep({ email, next, onPending, onLink, onBack }: CodeStepProps) {
  const t = useTranslate();
  const login = useLogin();
  const [digits, setDigits] = useState(NO_DIGITS);
  const [problem, setProblem] = useState<string | null>(null);
  const [entering, setEntering] = useState(false);

  const enter = async (code: readonly string[]) => {
    const invalid = checkPin(code);
    setProblem(invalid && errorKey(invalid));
    if (invalid) return;
    setEntering(true);
    const credentials: Credentials = { email: email.trim(), code: code.join('') };
    await login(credentials, next).catch((error: unknown) => {
      if (error instanceof SecondProofNeeded) return onPending(error.pending);
      setProblem(keyOfError(error));
      setDigits(NO_DIGITS);
    });
    setEntering(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter(digits);
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <Box>
        <Typography variant="h1">{t('login.code_title')}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('login.code_sent', { email: email.trim() })}
        </Typography>
      </Box>
      <SixDigitInput
        digits={digits}
        onChange={setDigits}
        onComplete={(code) => void enter(code)}
        disabled={entering}
        error={problem ? t(problem) : undefined}
        labels={{ legend: t('login.legend'), digit: (position) => t('login.digit', { position }) }}
      />
      <Button type="submit" variant="contained" size="large" loading={entering}>
        {t('login.enter')}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <ResendCode email={email} onProblem={setProblem} onLink={onLink} />
        <Button onClick={onBack}>{t('login.other_email')}</Button>
      </Box>
    </Box>
  );
}
