import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useI18n } from '../language/LanguageProvider.tsx';
import { errorIdOf } from '../state/error-id.ts';

interface LinkStepProps {
  /** Uses the link. @throws the server's refusal. */
  onFollow: () => Promise<void>;
  onBack: () => void;
}

/** Uses the link of an email, which works once; only on a click, because programs open links in emails as well. */
export function LinkStep({ onFollow, onBack }: LinkStepProps) {
  const { t, problem } = useI18n();
  const [failure, setFailure] = useState<string | null>(null);
  const [isEntering, setEntering] = useState(false);
  const isOver = failure === 'INCORRECT_CREDENTIALS';
  const enter = async () => {
    setEntering(true);
    setFailure(null);
    await onFollow().catch((error: unknown) => setFailure(errorIdOf(error)));
    setEntering(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Typography variant="h1">{t(isOver ? 'login.link_over' : 'login.follow_title')}</Typography>
      <Typography color="textSecondary" role={isOver ? 'alert' : undefined}>
        {t(isOver ? 'login.link_over_text' : 'login.follow_text')}
      </Typography>
      {failure && !isOver && <Alert severity="error">{problem(failure)}</Alert>}
      <Button
        variant="contained"
        size="large"
        loading={isEntering}
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
