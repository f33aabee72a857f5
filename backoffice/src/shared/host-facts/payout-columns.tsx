import type { PayoutStatus, RunPayout } from '@cubby/api';
import { type BadgeTone, FeatureBadge, TwoLines } from '@cubby/design-system';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import type { Column } from '../lists/columns.ts';

const TONES: Record<PayoutStatus, BadgeTone> = { prepared: 'calm', sent: 'good', left_out: 'warm', returned: 'loud' };

/** Columns for a list of payouts, for hosts and staff. */
export function usePayoutColumns(): Column<RunPayout>[] {
  const t = useTranslate();
  const { money, date } = useFormats();
  return [
    { source: 'created', label: t('money.when'), sortable: true, render: ({ created }) => date(created) },
    {
      source: 'status',
      csv: ['status', 'reason'],
      label: t('money.payouts.status'),
      render: ({ status, reason }) => (
        <TwoLines
          first={<FeatureBadge label={t(`money.payouts.status_of.${status}`)} tone={TONES[status]} />}
          second={reason === 'ACCOUNT_CHANGED' ? t('money.payouts.account_changed') : reason}
        />
      ),
    },
    {
      source: 'amount',
      label: t('money.amount'),
      sortable: true,
      align: 'right',
      render: ({ amount, ccy_code: ccy, ccy_minor_in_major }) => <b>{money(amount, { ccy, ccy_minor_in_major })}</b>,
    },
    {
      source: 'booking_count',
      label: t('money.bookings'),
      align: 'right',
      render: ({ booking_count }) => booking_count,
    },
    {
      source: 'account',
      csv: ['account_holder', 'account_number_end'],
      label: t('money.payouts.account'),
      render: ({ account_holder, account_number_end }) => (
        <TwoLines first={`… ${account_number_end}`} second={account_holder} />
      ),
    },
  ];
}
