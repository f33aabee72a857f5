import { colour, Hero, ShelfIllustration } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { StaySearch } from '../lib/search-form/StaySearch.tsx';

/** The product in one line, and the search form. The picture is only shown where there is space for it. */
export function HomeHero() {
  const { t } = useI18n();
  const picture = (
    <Box sx={{ display: { xs: 'none', md: 'block' } }}>
      <ShelfIllustration />
    </Box>
  );
  return (
    <Hero title={t('home.headline')} lead={t('home.lead')} aside={picture}>
      <Box sx={{ color: colour.text }}>
        <StaySearch />
      </Box>
    </Hero>
  );
}
