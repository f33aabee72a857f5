import { REFUND_BEARERS, REFUND_STATES, type Refund } from '@cubby/api';
import { FeatureBadge } from '@cubby/design-system';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';
import type { Column } from '../../shared/lists/columns.ts';
import { LinkedFilters } from '../../shared/lists/LinkedFilters.tsx';
import { ResourceList } from '../../shared/lists/ResourceList.tsx';

const TONES = { refused: 'loud', pending: 'calm', refunded: 'good' } as const;

/** Refunds made by staff beyond the refund policy: who made them, how much, at whose cost, and why. */
export function RefundList() {
  const t = useTranslate();
  return (
    <ResourceList<Refund>
      resource="refunds"
      title={t('refunds.title')}
      countOf={(total) => t('refunds.count', { smart_count: total })}
      searchLabel={t('refunds.search')}
      empty={{ title: t('refunds.none'), text: t('refunds.none_text') }}
      sort={{ field: 'state', order: 'DESC' }}
      columns={useColumns()}
      filters={[
        {
          name: 'state',
          label: t('bookings.state_filter'),
          options: [
            ['', t('bookings.any_state')],
            ...REFUND_STATES.map((state) => [state, t(`refunds.state.${state}`)] as const),
          ],
        },
        {
          name: 'borne_by',
          label: t('refunds.field.borne_by'),
          options: [
            ['', t('refunds.anybody')],
            ...REFUND_BEARERS.map((each) => [each, t(`bookings.bearer.${each}`)] as const),
          ],
        },
      ]}
      intro={<LinkedFilters filters={[{ name: 'booking_id', label: t('refunds.field.booking') }]} />}
      hrefOf={({ booking_id }) => paths.booking(booking_id)}
      csv
    />
  );
}

function useColumns(): Column<Refund>[] {
  const t = useTranslate();
  const { money, moment } = useFormats();
  const write = (refund: Refund, amount: number) =>
    money(amount, { ccy: refund.ccy_code, ccy_minor_in_major: refund.ccy_minor_in_major });
  return [
    { source: 'booking_id', label: t('refunds.field.booking'), render: ({ booking_id }) => booking_id },
    { source: 'customer_email', label: t('refunds.field.customer'), render: ({ customer_email }) => customer_email },
    {
      source: 'amount',
      label: t('refunds.field.amount'),
      sortable: true,
      align: 'right',
      render: (refund) => write(refund, refund.amount),
    },
    {
      source: 'to',
      csv: ['card_amount', 'credit_amount'],
      label: t('refunds.field.to'),
      render: ({ credit_amount, card_amount }) =>
        [card_amount > 0 && t('refunds.card'), credit_amount > 0 && t('refunds.credit')].filter(Boolean).join(' + '),
    },
    {
      source: 'borne_by',
      label: t('refunds.field.borne_by'),
      render: ({ borne_by }) => t(`bookings.bearer.${borne_by}`),
    },
    {
      source: 'state',
      label: t('bookings.state_filter'),
      sortable: true,
      render: ({ state }) => <FeatureBadge label={t(`refunds.state.${state}`)} tone={TONES[state]} />,
    },
    { source: 'reason', label: t('refunds.field.reason'), render: ({ reason }) => reason },
    { source: 'actor_name', label: t('refunds.field.actor'), render: ({ actor_name }) => actor_name },
    { source: 'created', label: t('refunds.field.created'), sortable: true, render: ({ created }) => moment(created) },
  ];
}
