import type { TaxDetails } from '@cubby/api';
import { FactCard, FactList } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'ra-core';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { TaxDetailsDialog } from './TaxDetailsDialog.tsx';

const KEY = ['tax-details'];

/** The host's tax details, and what is missing before invoices can be issued. */
export function TaxDetailsCard() {
  const t = useTranslate();
  const query = useQuery({ queryKey: KEY, queryFn: () => api.getTaxDetails({ params: { id: 'me' } }) });
  return (
    <FactCard title={t('money.tax.title')}>
      <Loaded query={query}>{(details) => <Details details={details} />}</Loaded>
    </FactCard>
  );
}

function Details({ details }: { details: TaxDetails }) {
  const t = useTranslate();
  const { locale, date } = useFormats();
  const client = useQueryClient();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  const { legal_name, address, postal_code, city, country_code, vat_number, self_billing_accepted_at } = details;
  const country = country_code && new Intl.DisplayNames(locale, { type: 'region' }).of(country_code);
  const [missing] = details.missing;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {missing && <Alert severity="warning">{t(`money.tax.missing.${missing}`)}</Alert>}
      {legal_name && (
        <FactList
          facts={[
            [t('money.tax.field.legal_name'), legal_name],
            [
              t('money.tax.field.address'),
              [address, `${postal_code} ${city}`.trim(), country].filter(Boolean).join(', '),
            ],
            [t('money.tax.field.vat_number'), vat_number ?? t('money.tax.no_vat')],
            [
              t('money.tax.agreement'),
              self_billing_accepted_at ? t('money.tax.agreed', { date: date(self_billing_accepted_at) }) : '–',
            ],
          ]}
        />
      )}
      <Button variant={missing ? 'contained' : 'outlined'} onClick={() => setOpen(true)}>
        {t(legal_name ? 'money.tax.change' : 'money.tax.fill')}
      </Button>
      {open && (
        <TaxDetailsDialog
          details={details}
          onClose={() => setOpen(false)}
          onSaved={(saved) => {
            client.setQueryData(KEY, saved);
            // Invoices that needed these details have been issued by now.
            refresh();
          }}
        />
      )}
    </Box>
  );
}
