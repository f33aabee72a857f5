import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { hostPaths } from '../routing/host-paths.ts';
import { SoonPage } from './SoonPage.tsx';

/** Says what does its work until it is there. */
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
