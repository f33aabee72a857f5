import { Hero } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { EarningsCalculator } from './EarningsCalculator.tsx';

export const FORM_ID = 'offer';

/** The offer in one line, and the estimated earnings. */
export function HostHero() {
  const { t } = useI18n();
  return (
    <Hero title={t('host.headline')} lead={t('host.lead')} aside={<EarningsCalculator />}>
      <Button href={`#${FORM_ID}`} variant="contained" color="secondary" size="large" sx={{ justifySelf: 'start' }}>
        {t('host.start')}
      </Button>
    </Hero>
  );
}
