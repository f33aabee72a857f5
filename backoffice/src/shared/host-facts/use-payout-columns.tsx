import type { PayoutStatus, RunPayout } from '@cubby/api';
import { type BadgeTone, FeatureBadge, TwoLines } from '@cubby/design-system';
import type { ReactElement } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { RecordTable } from '../lists/RecordTable.tsx';
import { AmountText } from '../values/AmountText.tsx';
import { CountText } from '../values/CountText.tsx';
import { DateText } from '../values/DateText.tsx';

const TONES: Record<PayoutStatus, BadgeTone> = { prepared: 'calm', sent: 'good', left_out: 'warm', returned: 'loud' };

const Column = RecordTable.Col<RunPayout>;

/** Returns the columns of a list of payouts, for hosts and staff: when a payout was made, and the others. */
export function usePayoutColumns(): { created: ReactElement; others: ReactElement[] } {
  const t = useTranslate();
  return {
    created: <Column source="created" label="money.when" field={DateText} />,
    others: [
      <Column
        key="status"
        source="status"
        label="money.payouts.status"
        csv={{ status: { words: 'money.payouts.status_of' }, reason: 'bookings.refund_reason' }}
        render={({ status, reason }) => (
          <TwoLines
            first={<FeatureBadge label={t(`money.payouts.status_of.${status}`)} tone={TONES[status]} />}
            second={reason === 'ACCOUNT_CHANGED' ? t('money.payouts.account_changed') : reason}
          />
        )}
      />,
      <Column
        key="amount"
        source="amount"
        label="money.amount"
        align="right"
        render={() => (
          <b>
            <AmountText source="amount" />
          </b>
        )}
      />,
      <Column key="booking_count" source="booking_count" label="money.bookings" align="right" field={CountText} />,
      <Column
        key="account"
        source="account"
        label="money.payouts.account"
        csv={{ account_holder: 'hosts.account.account_holder', account_number_end: 'money.payouts.account' }}
        render={({ account_holder, account_number_end }) => (
          <TwoLines first={`… ${account_number_end}`} second={account_holder} />
        )}
      />,
    ],
  };
}
