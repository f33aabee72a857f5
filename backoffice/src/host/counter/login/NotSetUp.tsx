import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { siteUrl } from '../../../lib/routing/paths.ts';
import { useI18n } from '../language/LanguageProvider.tsx';

/** For staff who run places: a second factor is set up in the staff console and only used here. */
export function NotSetUp({ onBack }: { onBack: () => void }) {
  const { t } = useI18n();
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box>
        <Typography variant="h1">{t('second.none')}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('second.none_text')}
        </Typography>
      </Box>
      <Button variant="contained" size="large" href={siteUrl('admin', '/login', window.location)}>
        {t('second.set_up')}
      </Button>
      <Button onClick={onBack} sx={{ justifySelf: 'start' }}>
        {t('login.other_email')}
      </Button>
    </Box>
  );
}
