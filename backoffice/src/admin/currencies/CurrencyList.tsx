import type { AdminCurrency } from '@cubby/api';
import { FeatureBadge } from '@cubby/design-system';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { recordPath } from '../../lib/routing/paths.ts';
import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../shared/lists/SearchFilter.tsx';
import { CountText } from '../../shared/values/CountText.tsx';
import { CurrencySwitch } from './CurrencySwitch.tsx';

const Column = RecordTable.Col<AdminCurrency>;

/** The currencies Cubby accepts, each with a switch. */
export function CurrencyList() {
  const t = useTranslate();
  const names = useCurrencyNames();
  return (
    <RecordList<AdminCurrency>
      sort={{ field: 'code', order: 'ASC' }}
      filters={[
        <SearchFilter key="q" source="q" alwaysOn />,
        <ChoiceFilter
          key="active"
          source="active"
          emptyText="currencies.any"
          choices={[
            { id: 'true', name: 'status.active' },
            { id: 'false', name: 'status.inactive' },
          ]}
          alwaysOn
        />,
      ]}
      exporter={false}
    >
      <RecordTable<AdminCurrency> rowClick={(_id, _resource, { code }) => recordPath('currencies', code)}>
        <Column
          source="code"
          render={({ code, reporting }) =>
            [code, names(code), ...(reporting ? [t('currencies.reporting')] : [])].join(' · ')
          }
        />
        <Column source="symbol" label="currencies.symbol" />
        <Column
          source="active"
          render={({ active }) => (
            <FeatureBadge label={t(active ? 'status.active' : 'status.inactive')} tone={active ? 'good' : 'loud'} />
          )}
        />
        <Column source="stashpoint_count" label="currencies.places" align="right" field={CountText} />
        <Column source="open_booking_count" label="currencies.open" align="right" field={CountText} />
        <Column
          source="switch"
          label="currencies.switch"
          render={(currency) => <CurrencySwitch currency={currency} />}
        />
      </RecordTable>
    </RecordList>
  );
}

/** Returns currency names in the reader's language. */
export function useCurrencyNames(): (code: string) => string {
  const { locale } = useFormats();
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return (code) => names.of(code) ?? code;
}
