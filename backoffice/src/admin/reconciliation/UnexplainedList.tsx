import { UNEXPLAINED_KINDS, type Unexplained } from '@cubby/api';
import { FeatureBadge, TwoLines } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useGetList } from 'ra-core';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { recordPath } from '../../lib/routing/paths.ts';
import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../shared/lists/SearchFilter.tsx';
import { AmountText } from '../../shared/values/AmountText.tsx';
import { MomentText } from '../../shared/values/MomentText.tsx';
import { ReconciliationTabs } from './ReconciliationTabs.tsx';
import { Settle } from './Settle.tsx';

const Column = RecordTable.Col<Unexplained>;

/** All amounts found only at the payment service or only in the ledger, with the actions for each. */
export function UnexplainedList() {
  const t = useTranslate();
  const countOf = useCount();
  return (
    <RecordList<Unexplained>
      count={countOf}
      sort={{ field: 'found', order: 'DESC' }}
      filters={[
        <SearchFilter key="q" source="q" alwaysOn />,
        <ChoiceFilter
          key="settled"
          source="settled"
          label="money.payouts.status"
          emptyText="money.unexplained.any"
          choices={[
            { id: 'false', name: 'money.unexplained.open' },
            { id: 'true', name: 'money.unexplained.settled' },
          ]}
          alwaysOn
        />,
        <ChoiceFilter
          key="kind"
          source="kind"
          label="money.what"
          emptyText="money.unexplained.any"
          choices={UNEXPLAINED_KINDS.map((kind) => ({ id: kind, name: `money.unexplained.kind.${kind}` }))}
          alwaysOn
        />,
      ]}
      intro={<ReconciliationTabs />}
    >
      <RecordTable<Unexplained>>
        <Column
          source="kind"
          label="money.what"
          csv={{ kind: { words: 'money.unexplained.kind' } }}
          render={({ kind }) => (
            <Box sx={{ maxWidth: 360 }}>
              <TwoLines first={t(`money.unexplained.kind.${kind}`)} second={t(`money.unexplained.to_do.${kind}`)} />
            </Box>
          )}
        />
        <Column
          source="subject"
          label="money.unexplained.subject"
          csv={{ subject: 'money.unexplained.subject', booking_id: 'money.booking' }}
          render={({ subject, service_url, booking_id }) => (
            <TwoLines
              first={service_url ? <Link href={service_url}>{subject}</Link> : subject}
              second={booking_id && <Link href={recordPath('bookings', booking_id)}>{booking_id}</Link>}
            />
          )}
        />
        <Column source="at_service" label="money.unexplained.at_service" align="right" field={AmountText} />
        <Column source="in_ledger" label="money.unexplained.in_ledger" align="right" field={AmountText} />
        <Column source="occurred" label="money.when" field={MomentText} />
        <Column
          source="settled_at"
          label="money.payouts.status"
          csv={{ settled_at: 'money.unexplained.settled', note: 'money.unexplained.note' }}
          render={(row) =>
            row.settled_at ? (
              <TwoLines
                first={<FeatureBadge label={t('money.unexplained.settled')} tone="good" />}
                second={row.note ?? t('money.unexplained.by_itself')}
              />
            ) : (
              <Settle row={row} />
            )
          }
        />
      </RecordTable>
    </RecordList>
  );
}

/** Returns the head of the list: its number of items, and how many of all are still to be explained. */
function useCount(): (total: number) => string {
  const t = useTranslate();
  const { total: open } = useGetList('unexplained', {
    filter: { settled: false },
    sort: { field: 'found', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  });
  return (total) =>
    [
      t('money.unexplained.count', { smart_count: total }),
      ...(open === undefined
        ? []
        : [t(`money.unexplained.${open ? 'to_review' : 'all_settled'}`, { smart_count: open })]),
    ].join(', ');
}
