import { EmptyState } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useI18n } from '../language/LanguageProvider.tsx';

/** Shown in a browser that blocks storage: it can't be a counter, because offline actions would be lost. */
export function NoStorage() {
  const { t } = useI18n();
  return (
    <Box component="main" sx={{ p: 3 }}>
      <EmptyState
        title={t('app.no_storage')}
        text={t('app.no_storage_text')}
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {t('app.retry')}
          </Button>
        }
      />
    </Box>
  );
}
