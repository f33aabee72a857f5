import type { AdminCurrency } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { useAsks } from '../../lib/i18n/use-asks.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { useDone } from '../../shared/records/use-done.ts';

/** Makes a currency the reporting currency, after explaining the requirements. */
export function ReportingButton({ currency }: { currency: AdminCurrency }) {
  const t = useTranslate();
  const asks = useAsks();
  const done = useDone();
  const dataProvider = useDataProvider();
  const [asking, setAsking] = useState(false);
  const { code, reporting } = currency;
  if (reporting) return null;
  const choose = async () => {
    await dataProvider.update('currencies', { id: code, data: { reporting: true }, previousData: currency });
    done('currencies.is_reporting', { code });
  };
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {asks(t('currencies.make_reporting'))}
      </Button>
      {asking && (
        <FormDialog
          title={t('currencies.make_reporting_title', { code })}
          confirm={t('currencies.make_reporting')}
          onClose={() => setAsking(false)}
          onConfirm={choose}
        >
          <Box>{t('currencies.make_reporting_text', { code })}</Box>
        </FormDialog>
      )}
    </>
  );
}
