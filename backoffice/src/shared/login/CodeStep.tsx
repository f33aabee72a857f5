import type { CodeMailContent } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { AppCode, useTypedCode } from '../sign-in-methods/AppCode.tsx';
import { ResendCode } from './ResendCode.tsx';

interface CodeStepProps {
  email: string;
  sendCode: () => Promise<CodeMailContent>;
  /** Signs in. @throws the sign-in's refusal. */
  onCode: (code: string) => Promise<unknown>;
  /** Called if a new email has a link instead of a code. */
  onLink: () => void;
  onBack: () => void;
}

export function CodeStep({ email, sendCode, onCode, onLink, onBack }: CodeStepProps) {
  const t = useTranslate();
  const code = useTypedCode();
  const [entering, setEntering] = useState(false);

  const enter = async (digits?: readonly string[]) => {
    const whole = code.check(digits);
    if (!whole) return;
    setEntering(true);
    await onCode(whole).catch((error: unknown) => {
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
        <ResendCode sendCode={sendCode} onProblem={code.setProblem} onLink={onLink} />
        <Button onClick={onBack}>{t('login.other_email')}</Button>
      </Box>
    </Box>
  );
}
