import { LEDGER_PARTS, type LedgerEntry, type LedgerSums } from '@cubby/api';
import { FeatureBadge } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { recordPath } from '../../lib/routing/paths.ts';
import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';
import { currencyFilter } from '../../shared/lists/currency-filter.tsx';
import { BusinessDayFilter } from '../../shared/lists/DayFilter.tsx';
import { LinkedFilter, LinkedFilters } from '../../shared/lists/LinkedFilters.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../shared/lists/SearchFilter.tsx';
import { Loaded } from '../../shared/page/Loaded.tsx';
import { AmountText } from '../../shared/values/AmountText.tsx';
import { LedgerSumTable } from './LedgerSumTable.tsx';
import { ReconciliationTabs } from './ReconciliationTabs.tsx';

const Column = RecordTable.Col<LedgerEntry>;

/** Every movement of money, with the sums of what the filters select: the rows behind each figure of a report. */
export function LedgerList() {
  const t = useTranslate();
  const { dayOf } = useFormats();
  return (
    <RecordList<LedgerEntry>
      resource="ledger-entries"
      sort={{ field: 'created', order: 'DESC' }}
      filters={[
        <SearchFilter key="q" source="q" alwaysOn />,
        <ChoiceFilter
          key="part"
          source="part"
          label="money.ledger.part"
          emptyText="money.ledger.all_parts"
          choices={LEDGER_PARTS.map((part) => ({ id: part, name: `money.part.${part}` }))}
          alwaysOn
        />,
        currencyFilter,
        <BusinessDayFilter key="since" source="since" label="money.from" alwaysOn />,
        <BusinessDayFilter key="until" source="until" label="money.until" alwaysOn />,
      ]}
      intro={<ReconciliationTabs />}
    >
      <LinkedFilters>
        <LinkedFilter source="booking_id" label="money.booking" />
      </LinkedFilters>
      <Sums />
      <RecordTable<LedgerEntry>>
        <Column source="day" label="money.days.day" render={({ day }) => dayOf(day)} />
        <Column
          source="kind"
          label="money.what"
          csv={{ kind: { words: 'bookings.entry' }, part: { label: 'money.ledger.part', words: 'money.part' } }}
          render={({ kind }) => t(`bookings.entry.${kind}`)}
        />
        <Column
          source="part"
          label="money.ledger.part"
          csv={{}}
          render={({ part }) => <FeatureBadge label={t(`money.part.${part}`)} tone="calm" />}
        />
        <Column
          source="booking_id"
          label="money.booking"
          render={({ booking_id }) => booking_id && <Link href={recordPath('bookings', booking_id)}>{booking_id}</Link>}
        />
        <Column
          source="stashpoint"
          label="money.place"
          csv={{ 'stashpoint.name': {} }}
          render={({ stashpoint }) => stashpoint?.name}
        />
        <Column source="amount" label="money.amount" align="right" field={AmountText} />
      </RecordTable>
    </RecordList>
  );
}

/** The sums of the rows found, by part and currency, and the zone whose days they are. */
function Sums() {
  const t = useTranslate();
  const { filterValues } = useListContext();
  const { q, ...filter } = filterValues as Record<string, string>;
  const query = { ...filter, ...(q && { booking_id: q.trim().toUpperCase() }) };
  const sums = useQuery({ queryKey: ['ledger-sums', query], queryFn: () => api.sumLedgerEntries({ query }) });
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Loaded<LedgerSums> query={sums}>{({ items }) => <LedgerSumTable sums={items} query={query} />}</Loaded>
      {sums.data && <Box sx={{ color: 'text.secondary' }}>{t('money.ledger.zone', { zone: sums.data.timezone })}</Box>}
    </Box>
  );
}
