import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { hostPaths } from '../routing/host-paths.ts';
import { SoonPage } from './SoonPage.tsx';

/* Each says what does its work until it is there. */

export function IncidentsPage() {
  const t = useTranslate();
  return (
    <SoonPage title={t('host.menu.incidents')} text={t('host.soon.incidents')}>
      <Button variant="outlined" href={hostPaths.people}>
        {t('host.soon.to_people')}
      </Button>
    </SoonPage>
  );
}

export function ReviewsPage() {
  const t = useTranslate();
  return (
    <SoonPage title={t('host.menu.reviews')} text={t('host.soon.reviews')}>
      <Button variant="outlined" href={hostPaths.stashpoints}>
        {t('host.soon.to_places')}
      </Button>
    </SoonPage>
  );
}

export function InvoicesPage() {
  const t = useTranslate();
  return (
    <SoonPage title={t('host.menu.invoices')} text={t('host.soon.invoices')}>
      <Button variant="outlined" href={hostPaths.payouts}>
        {t('host.soon.to_payouts')}
      </Button>
    </SoonPage>
  );
}
