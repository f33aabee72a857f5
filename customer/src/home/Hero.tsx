import { colour, ShelfIllustration } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { StaySearch } from '../lib/search-form/StaySearch.tsx';

/** What it is in one line, and the question it begins with. */
export function Hero() {
  const { t } = useI18n();
  return (
    <Box sx={{ background: colour.pine900, color: colour.paper }}>
      <Box
        sx={{
          maxWidth: 1180,
          marginInline: 'auto',
          px: { xs: 2, sm: 3 },
          pt: { xs: 4, md: 8 },
          pb: { xs: 4, md: 8 },
          display: 'grid',
          gap: { xs: 3, md: 7 },
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: { xs: 2.5, md: 3.5 }, minWidth: 0 }}>
          <Typography variant="h1" sx={{ textWrap: 'balance', hyphens: 'auto' }}>
            {t('home.headline')}
          </Typography>
          <Typography sx={{ fontSize: '1.1875rem', maxWidth: '46ch', color: colour.pine100 }}>
            {t('home.lead')}
          </Typography>
          <Box sx={{ color: colour.ink }}>
            <StaySearch />
          </Box>
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <ShelfIllustration />
        </Box>
      </Box>
    </Box>
  );
}
