import { type COMMISSION_KINDS, type Commission, CURRENCY_CODES } from '@cubby/api';
import { FactCard, FeatureBadge, TwoLines, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { BalanceList } from '../../../shared/host-facts/BalanceList.tsx';
import type { Column, Filter } from '../../../shared/lists/columns.ts';
import { ResourceList } from '../../../shared/lists/ResourceList.tsx';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { useOwnStashpoints } from '../stashpoint/use-own-stashpoints.ts';
import { CommissionSums } from './CommissionSums.tsx';
import { useOwnHost } from './use-own-host.ts';

/** The host's earnings, line by line with the balance after each, and the next payout or the reason it is on hold. */
export function CommissionsPage() {
  const t = useTranslate();
  return (
    <ResourceList<Commission>
      resource="commissions"
      title={t('host.menu.commissions')}
      countOf={(total) => t('money.commissions.count', { smart_count: total })}
      searchLabel={t('money.commissions.search')}
      empty={{ title: t('money.commissions.none'), text: t('money.commissions.none_text') }}
      sort={{ field: 'created', order: 'DESC' }}
      columns={useColumns()}
      filters={useFilters()}
      intro={<Intro />}
      csv
    />
  );
}

function Intro() {
  const t = useTranslate();
  return (
    <Loaded query={useOwnHost()}>
      {({ id }) => (
        <Box sx={{ display: 'grid', gap: 2, mb: 3, gridTemplateColumns: { lg: '1fr 1fr' }, alignItems: 'start' }}>
          <FactCard title={t('money.commissions.balance')}>
            <BalanceList hostId={id} />
          </FactCard>
          <CommissionSums />
        </Box>
      )}
    </Loaded>
  );
}

function useFilters(): Filter[] {
  const t = useTranslate();
  const { stashpoints = [] } = useOwnStashpoints();
  return [
    {
      name: 'stashpoint_id',
      label: t('money.place'),
      options: [['', t('money.all_places')], ...stashpoints.map(({ id, name }) => [id, name] as const)],
    },
    {
      name: 'ccy_code',
      label: t('money.currency'),
      options: [['', t('money.all_currencies')], ...CURRENCY_CODES.map((code) => [code, code] as const)],
    },
    { name: 'from', label: t('money.from'), day: 'from' },
    { name: 'until', label: t('money.until'), day: 'until' },
  ];
}

const TONES = {
  earned: 'good',
  changed: 'calm',
  cancelled: 'loud',
  refunded: 'loud',
  paid_out: 'calm',
  returned: 'warm',
} as const satisfies Record<(typeof COMMISSION_KINDS)[number], string>;

function useColumns(): Column<Commission>[] {
  const t = useTranslate();
  const { money, moment } = useFormats();
  const write = (row: Commission, amount: number) =>
    money(amount, { ccy: row.ccy_code, ccy_minor_in_major: row.ccy_minor_in_major });
  return [
    { source: 'created', label: t('money.when'), sortable: true, render: ({ created }) => moment(created) },
    {
      source: 'kind',
      label: t('money.what'),
      render: ({ kind }) => <FeatureBadge label={t(`money.commissions.kind.${kind}`)} tone={TONES[kind]} />,
    },
    {
      source: 'booking',
      csv: ['booking.id', 'booking.stashpoint_name'],
      label: t('money.booking'),
      render: ({ booking }) =>
        booking ? (
          <TwoLines
            first={<Link href={hostPaths.booking(booking.id)}>{booking.id}</Link>}
            second={booking.stashpoint_name}
          />
        ) : null,
    },
    {
      source: 'paid',
      csv: ['booking.paid', 'booking.refunded', 'booking.refunded_by_host'],
      label: t('money.commissions.paid'),
      align: 'right',
      render: (row) =>
        row.booking ? (
          <Box component="span" sx={{ display: 'grid' }}>
            {write(row, row.booking.paid)}
            {row.booking.refunded > 0 && (
              <Box component="span" sx={{ color: 'text.secondary', fontSize: textSize.small }}>
                {t('money.commissions.refunded', {
                  amount: write(row, row.booking.refunded),
                  yours: write(row, row.booking.refunded_by_host),
                })}
              </Box>
            )}
          </Box>
        ) : null,
    },
    { source: 'amount', label: t('money.commissions.share'), align: 'right', render: (row) => write(row, row.amount) },
    { source: 'balance', label: t('money.balance'), align: 'right', render: (row) => write(row, row.balance) },
    {
      source: 'invoice_number',
      label: t('money.invoice'),
      hidden: true,
      render: ({ invoice_number }) => invoice_number ?? t('money.not_yet'),
    },
  ];
}
