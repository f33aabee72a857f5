import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasBusinessZone } from '../ledger/business-zone.ts';
import type { HasPayments } from '../payments/gateway.ts';
import { listReconciledDays } from './list-reconciled-days.ts';
import { listUnexplained, settleUnexplained } from './list-unexplained.ts';

type Names = 'listReconciledDays' | 'listUnexplained' | 'settleUnexplained';

export function reconciliationRoutes(
  services: HasDatabase & HasPayments & HasClock & HasBusinessZone,
): HandlersOf<Names> {
  return {
    listReconciledDays: ({ query }) => listReconciledDays(services, query),
    listUnexplained: ({ query }) => listUnexplained(services, query),
    settleUnexplained: ({ caller, params, body }) => settleUnexplained(services, caller, params.id, body),
  };
}
