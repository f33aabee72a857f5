import { ResponseError } from '@cubby/api/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface LinkStepProps {
  /** Uses the link. @throws the server's refusal. */
  onFollow: () => Promise<unknown>;
  onBack: () => void;
}

/** Uses the link of an email, which works once; only on a click, because programs open links in emails as well. */
export function LinkStep({ onFollow, onBack }: LinkStepProps) {
  const t = useTranslate();
  const [failure, setFailure] = useState<unknown>(null);
  const [isEntering, setEntering] = useState(false);
  const isOver = failure instanceof ResponseError && failure.id === 'INCORRECT_CREDENTIALS';
  const enter = async () => {
    setEntering(true);
    setFailure(null);
    await onFollow().catch(setFailure);
    setEntering(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Typography variant="h1">{t(isOver ? 'login.link_over' : 'login.follow_title')}</Typography>
      <Typography color="textSecondary" role={isOver ? 'alert' : undefined}>
        {t(isOver ? 'login.link_over_text' : 'login.follow_text')}
      </Typography>
      {failure !== null && !isOver && <Alert severity="error">{t(keyOfError(failure))}</Alert>}
      <Button variant="contained" size="large" loading={isEntering} onClick={() => (isOver ? onBack() : void enter())}>
        {t('login.enter')}
      </Button>
    </Box>
  );
}
