import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface LinkSentWordsProps {
  t: (key: `login.${'link_title' | 'link_sent' | 'other_email'}`, values: { email: string }) => string;
  email: string;
  onBack: () => void;
}

/** Says that the email has a link instead of a code, in the words of its site. */
export function LinkSentWords({ t, email, onBack }: LinkSentWordsProps) {
  const values = { email: email.trim() };
  return (
    <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
      <Typography variant="h1">{t('login.link_title', values)}</Typography>
      <Typography color="textSecondary" role="status" sx={{ overflowWrap: 'anywhere' }}>
        {t('login.link_sent', values)}
      </Typography>
      <Button onClick={onBack}>{t('login.other_email', values)}</Button>
    </Box>
  );
}
