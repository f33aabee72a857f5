import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** Links to the terms accepted with an account. Each opens in a new tab, so that the form keeps its entries. */
export function LegalLinks() {
  const { t, paths } = useI18n();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
      <Link href={paths.terms()} target="_blank" sx={{ py: 1 }}>
        {t('footer.terms')}
      </Link>
      <Link href={paths.privacyPolicy()} target="_blank" sx={{ py: 1 }}>
        {t('footer.privacy')}
      </Link>
    </Box>
  );
}
