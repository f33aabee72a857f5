import { UNEXPLAINED_KINDS, type Unexplained } from '@cubby/api';
import { FeatureBadge, TwoLines } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useGetList, useTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';
import type { Column } from '../../shared/lists/columns.ts';
import { ResourceList } from '../../shared/lists/ResourceList.tsx';
import { ReconciliationTabs } from './ReconciliationTabs.tsx';
import { Settle } from './Settle.tsx';

/** All amounts found only at the payment service or only in the ledger, with the actions for each. */
export function UnexplainedList() {
  const t = useTranslate();
  const countOf = useCount();
  return (
    <ResourceList<Unexplained>
      resource="unexplained"
      title={t('money.unexplained.title')}
      countOf={countOf}
      searchLabel={t('money.unexplained.search')}
      empty={{ title: t('money.unexplained.none'), text: t('money.unexplained.none_text') }}
      sort={{ field: 'found', order: 'DESC' }}
      columns={useColumns()}
      filters={[
        {
          name: 'settled',
          label: t('money.payouts.status'),
          options: [
            ['', t('money.unexplained.any')],
            ['false', t('money.unexplained.open')],
            ['true', t('money.unexplained.settled')],
          ],
        },
        {
          name: 'kind',
          label: t('money.what'),
          options: [
            ['', t('money.unexplained.any')],
            ...UNEXPLAINED_KINDS.map((kind) => [kind, t(`money.unexplained.kind.${kind}`)] as const),
          ],
        },
      ]}
      intro={<ReconciliationTabs />}
      csv
    />
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

function useColumns(): Column<Unexplained>[] {
  const t = useTranslate();
  const { money, moment } = useFormats();
  const write = (row: Unexplained, amount: number) =>
    money(amount, { ccy: row.ccy_code, ccy_minor_in_major: row.ccy_minor_in_major });
  return [
    {
      source: 'kind',
      label: t('money.what'),
      render: ({ kind }) => (
        <Box sx={{ maxWidth: 360 }}>
          <TwoLines first={t(`money.unexplained.kind.${kind}`)} second={t(`money.unexplained.to_do.${kind}`)} />
        </Box>
      ),
    },
    {
      source: 'subject',
      csv: ['subject', 'booking_id'],
      label: t('money.unexplained.subject'),
      render: ({ subject, service_url, booking_id }) => (
        <TwoLines
          first={service_url ? <Link href={service_url}>{subject}</Link> : subject}
          second={booking_id && <Link href={paths.booking(booking_id)}>{booking_id}</Link>}
        />
      ),
    },
    {
      source: 'at_service',
      label: t('money.unexplained.at_service'),
      align: 'right',
      render: (row) => write(row, row.at_service),
    },
    {
      source: 'in_ledger',
      label: t('money.unexplained.in_ledger'),
      align: 'right',
      render: (row) => write(row, row.in_ledger),
    },
    { source: 'occurred', label: t('money.when'), sortable: true, render: ({ occurred }) => moment(occurred) },
    {
      source: 'settled_at',
      csv: ['settled_at', 'note'],
      label: t('money.payouts.status'),
      render: (row) =>
        row.settled_at ? (
          <TwoLines
            first={<FeatureBadge label={t('money.unexplained.settled')} tone="good" />}
            second={row.note ?? t('money.unexplained.by_itself')}
          />
        ) : (
          <Settle row={row} />
        ),
    },
  ];
}
