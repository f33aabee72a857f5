import type { AdminCurrency } from '@cubby/api';
import { BackLink, FactCard, FactList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';
import { History } from '../../shared/history/History.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { column } from '../../shared/page/page-columns.ts';
import { RecordPage } from '../../shared/page/RecordPage.tsx';
import { FormAndMore } from '../../shared/records/FormColumns.tsx';
import { useCurrencyNames } from './CurrencyList.tsx';
import { CurrencySwitch } from './CurrencySwitch.tsx';
import { RatesCard } from './RatesCard.tsx';
import { ReportingButton } from './ReportingButton.tsx';

export function CurrencyShow() {
  const { code = '' } = useParams();
  return (
    <RecordPage<AdminCurrency> resource="currencies" id={code}>
      {(currency) => <Loaded currency={currency} />}
    </RecordPage>
  );
}

function Loaded({ currency }: { currency: AdminCurrency }) {
  const t = useTranslate();
  const { count } = useFormats();
  const names = useCurrencyNames();
  const { code, symbol, minor_in_major, active, reporting, stashpoint_count, open_booking_count, version } = currency;
  return (
    <>
      <BackLink href={paths.currencies}>{t('currencies.title')}</BackLink>
      <PageHead
        title={`${code} · ${names(code)}`}
        text={[t(active ? 'status.active' : 'status.inactive'), ...(reporting ? [t('currencies.reporting')] : [])].join(
          ' · ',
        )}
        actions={
          <>
            <ReportingButton currency={currency} />
            <CurrencySwitch currency={currency} />
          </>
        }
      />
      <FormAndMore
        form={
          <Box sx={column}>
            <FactCard title={t('currencies.facts')}>
              <FactList
                facts={[
                  [t('currencies.symbol'), symbol],
                  [t('currencies.minor'), count(minor_in_major)],
                  [t('currencies.places'), count(stashpoint_count)],
                  [t('currencies.open'), count(open_booking_count)],
                ]}
              />
            </FactCard>
            <RatesCard currency={currency} />
          </Box>
        }
        more={
          <FactCard title={t('currencies.history')}>
            <History entity="currency" id={code} version={version} resource="currencies" />
          </FactCard>
        }
      />
    </>
  );
}
