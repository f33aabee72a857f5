import type { AddedSignInMethod, AuthToken } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { BackupCodes } from '../sign-in-methods/BackupCodes.tsx';

interface NewCodesProps {
  added: AddedSignInMethod;
  onToken: (session: AuthToken) => Promise<unknown>;
  onOver: () => void;
}

/** Shows the backup codes, which must be saved before continuing: they are never shown again. */
export function NewCodes({ added: { backup_codes, session }, onToken, onOver }: NewCodesProps) {
  const t = useTranslate();
  const [isKept, setKept] = useState(backup_codes === null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isEntering, setEntering] = useState(false);
  const goOn = async () => {
    if (!session) return onOver();
    setEntering(true);
    await onToken(session).catch((error: unknown) => setProblem(keyOfError(error)));
    setEntering(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box>
        <Typography variant="h1">{t('sign_in.codes.title')}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('sign_in.codes.text')}
        </Typography>
      </Box>
      {backup_codes && <BackupCodes codes={backup_codes} isKept={isKept} onKept={setKept} />}
      {problem && <Alert severity="error">{t(problem)}</Alert>}
      <Button variant="contained" size="large" disabled={!isKept} loading={isEntering} onClick={() => void goOn()}>
        {t('sign_in.codes.go_on')}
      </Button>
    </Box>
  );
}
