import { colour } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { EarningsCalculator } from './EarningsCalculator.tsx';

export const FORM_ID = 'offer';

/** What it is in one line, and what it would bring. */
export function HostHero() {
  const { t } = useI18n();
  return (
    <Box sx={{ background: colour.pine900, color: colour.paper }}>
      <Box
        sx={{
          maxWidth: 1180,
          marginInline: 'auto',
          px: { xs: 2, sm: 3 },
          py: { xs: 4, md: 8 },
          display: 'grid',
          gap: { xs: 4, md: 7 },
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: { xs: 2.5, md: 3.5 }, justifyItems: 'start' }}>
          <Typography variant="h1" sx={{ textWrap: 'balance', hyphens: 'auto' }}>
            {t('host.headline')}
          </Typography>
          <Typography sx={{ fontSize: '1.1875rem', maxWidth: '46ch', color: colour.pine100 }}>
            {t('host.lead')}
          </Typography>
          <Button href={`#${FORM_ID}`} variant="contained" color="secondary" size="large">
            {t('host.start')}
          </Button>
        </Box>
        <EarningsCalculator />
      </Box>
    </Box>
  );
}
