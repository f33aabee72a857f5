import type { HasDatabase } from '../../platform/database/connect.ts';
import { ageSeconds, type Gauges, sparingly } from '../../platform/metrics/gauges.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { countOpenPayments, countPendingRefunds } from './count-unsettled.ts';

/** Reports payments and refunds whose result is not known yet. */
export function paymentGauges({ database, now }: HasDatabase & HasClock): Gauges {
  return sparingly({
    help: {
      cubby_payments_open: 'Payments without a final result',
      cubby_payments_oldest_open_seconds: 'The age of the oldest of them',
      cubby_refunds_pending: 'Refunds without an answer from the payment service',
      cubby_refunds_oldest_pending_seconds: 'The age of the oldest of them',
    },
    read: async () => {
      const payments = await countOpenPayments(database.query);
      const refunds = await countPendingRefunds(database.query);
      return {
        cubby_payments_open: payments.count,
        cubby_payments_oldest_open_seconds: ageSeconds(payments.oldest, now()),
        cubby_refunds_pending: refunds.count,
        cubby_refunds_oldest_pending_seconds: ageSeconds(refunds.oldest, now()),
      };
    },
  });
}
