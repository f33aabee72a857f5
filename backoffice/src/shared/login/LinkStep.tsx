import type { AuthToken } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLogin } from 'ra-core';
import { useState } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import { type Credentials, SecondProofNeeded } from '../../lib/auth/auth-provider.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface LinkStepProps {
  link: string;
  next: string;
  onPending: (pending: AuthToken) => void;
  onBack: () => void;
}

/** Uses the link of an email, which works once; only on a click, because programs open links in emails as well. */
export function LinkStep({ link, next, onPending, onBack }: LinkStepProps) {
  const t = useTranslate();
  const login = useLogin();
  const [problem, setProblem] = useState<string | null>(null);
  const [entering, setEntering] = useState(false);
  const isOver = problem === 'errors.INCORRECT_CREDENTIALS';
  const enter = async () => {
    setEntering(true);
    setProblem(null);
    const credentials: Credentials = { link };
    await login(credentials, next).catch((error: unknown) => {
      if (error instanceof SecondProofNeeded) return onPending(error.pending);
      setProblem(keyOfError(error));
    });
    setEntering(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Typography variant="h1">{t(isOver ? 'login.link_over' : 'login.follow_title')}</Typography>
      <Typography color="textSecondary" role={isOver ? 'alert' : undefined}>
        {t(isOver ? 'login.link_over_text' : 'login.follow_text')}
      </Typography>
      {problem && !isOver && <Alert severity="error">{t(problem)}</Alert>}
      <Button
        variant="contained"
        size="large"
        loading={entering}
        onClick={() => {
          if (isOver) onBack();
          else void enter();
        }}
      >
        {t('login.enter')}
      </Button>
    </Box>
  );
}
