import type { AdminCurrency } from '@cubby/api';
import { BackLink, FactCard, FactList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { listPath } from '../../lib/routing/paths.ts';
import { TeamAndHistory } from '../../shared/history/TeamAndHistory.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { column } from '../../shared/page/page-columns.ts';
import { FormAndMore } from '../../shared/records/FormColumns.tsx';
import { RecordShow } from '../../shared/records/RecordShow.tsx';
import { useCurrencyNames } from './CurrencyList.tsx';
import { CurrencySwitch } from './CurrencySwitch.tsx';
import { RatesCard } from './RatesCard.tsx';
import { ReportingButton } from './ReportingButton.tsx';

export function CurrencyShow() {
  return (
    <RecordShow<AdminCurrency>>
      <CurrencyPage />
    </RecordShow>
  );
}

function CurrencyPage() {
  const currency = useRecordContext<AdminCurrency>();
  const t = useTranslate();
  const { count } = useFormats();
  const names = useCurrencyNames();
  if (!currency) return null;
  const { code, symbol, minor_in_major, active, reporting, stashpoint_count, open_booking_count } = currency;
  return (
    <>
      <BackLink href={listPath('currencies')}>{t('currencies.title')}</BackLink>
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
        more={<TeamAndHistory />}
      />
    </>
  );
}
