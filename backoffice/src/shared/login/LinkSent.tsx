import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** Says that the email has a link instead of a code. */
export function LinkSent({ email, onBack }: { email: string; onBack: () => void }) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
      <Typography variant="h1">{t('login.link_title')}</Typography>
      <Typography color="textSecondary" role="status" sx={{ overflowWrap: 'anywhere' }}>
        {t('login.link_sent', { email: email.trim() })}
      </Typography>
      <Button onClick={onBack}>{t('login.other_email')}</Button>
    </Box>
  );
}
