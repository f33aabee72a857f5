import type { AdminCurrency } from '@cubby/api';
import { FactCard, FactList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useAsks } from '../../lib/i18n/use-asks.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { Loaded } from '../../shared/page/Loaded.tsx';
import { RateDialog } from './RateDialog.tsx';

/** The rates of a currency in the reporting currency, latest first. */
export function RatesCard({ currency }: { currency: AdminCurrency }) {
  const t = useTranslate();
  const asks = useAsks();
  const [asking, setAsking] = useState(false);
  const { code, reporting, version } = currency;
  const query = useQuery({
    queryKey: ['rates', code, version],
    queryFn: () => api.listCurrencyRates({ params: { code } }),
    enabled: !reporting,
  });
  if (reporting) return <FactCard title={t('currencies.rates')}>{t('currencies.rates_of_reporting')}</FactCard>;
  return (
    <FactCard title={t('currencies.rates')}>
      <Loaded query={query}>
        {(rates) => (rates.length > 0 ? <Rates rates={rates} /> : t('currencies.no_rates'))}
      </Loaded>
      <Box sx={{ mt: 1.5 }}>
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {asks(t('currencies.set_rate'))}
        </Button>
      </Box>
      {asking && <RateDialog currency={currency} onClose={() => setAsking(false)} />}
    </FactCard>
  );
}

function Rates({ rates }: { rates: Awaited<ReturnType<typeof api.listCurrencyRates>> }) {
  const { dayOf, rate: write } = useFormats();
  return (
    <FactList
      facts={rates.map(({ rate, valid_from, ccy_code, reporting_ccy_code }) => [
        dayOf(valid_from),
        `1 ${ccy_code} = ${write(Number(rate))} ${reporting_ccy_code}`,
      ])}
    />
  );
}
