import type { AdminCurrency } from '@cubby/api';
import { DateField } from '@cubby/design-system';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { formatISO } from 'date-fns/formatISO';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { useDone } from '../../shared/records/use-done.ts';

/** Positive, with a point or a comma and at most six decimals, as the contract has it. */
const RATE = /^(?=.*[1-9])\d{1,6}([.,]\d{1,6})?$/;

/** Sets the rate of a currency in the reporting currency, from today or an earlier day on. */
export function RateDialog({ currency, onClose }: { currency: AdminCurrency; onClose: () => void }) {
  const t = useTranslate();
  const done = useDone();
  const { locale } = useFormats();
  const { code, version } = currency;
  const today = formatISO(new Date(), { representation: 'date' });
  const [rate, setRate] = useState('');
  const [day, setDay] = useState(today);
  const reporting = useReportingCode();
  const isWrong = rate.trim() !== '' && !RATE.test(rate.trim());
  const save = async () => {
    const body = { rate: rate.trim().replace(',', '.'), valid_from: day, expected_version: version };
    await api.setCurrencyRate({ params: { code }, body });
    done('currencies.rate_set');
  };
  return (
    <FormDialog
      title={t('currencies.set_rate_title', { code })}
      confirm={t('currencies.set_rate')}
      disabled={!RATE.test(rate.trim()) || !day || day > today}
      onClose={onClose}
      onConfirm={save}
    >
      <TextField
        autoFocus
        required
        label={t('currencies.rate_label', { code, reporting })}
        value={rate}
        onChange={({ target }) => setRate(target.value)}
        error={isWrong}
        helperText={t('currencies.rate_help')}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 13 } }}
      />
      <DateField
        required
        label={t('currencies.field.validFrom')}
        value={day}
        maximum={today}
        locale={locale}
        onChange={setDay}
      />
    </FormDialog>
  );
}

/** Returns the code of the currency that totals are shown in; empty until it is known. */
function useReportingCode(): string {
  const { data } = useQuery({
    queryKey: ['currencies', 'reporting'],
    queryFn: () => api.listAdminCurrencies({ query: { per_page: 50 } }),
  });
  return data?.items.find(({ reporting }) => reporting)?.code ?? '';
}
