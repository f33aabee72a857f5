import type { CodeMailContent } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { AppCode, useCodeForm } from '../sign-in-methods/AppCode.tsx';
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
  const { code, isBusy, submit, field } = useCodeForm(onCode);
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <Box>
        <Typography variant="h1">{t('login.code_title')}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('login.code_sent', { email: email.trim() })}
        </Typography>
      </Box>
      <AppCode {...field} first legend={t('login.legend')} />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('login.enter')}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <ResendCode sendCode={sendCode} onProblem={code.setProblem} onLink={onLink} />
        <Button onClick={onBack}>{t('login.other_email')}</Button>
      </Box>
    </Box>
  );
}
