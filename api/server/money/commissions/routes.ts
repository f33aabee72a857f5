import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasBusinessZone } from '../ledger/business-zone.ts';
import { listCommissions, sumCommissions } from './list-commissions.ts';

export function commissionRoutes(
  services: HasDatabase & HasClock & HasBusinessZone,
): HandlersOf<'listCommissions' | 'sumCommissions'> {
  return {
    listCommissions: ({ caller, query }) => listCommissions(services, caller, query),
    sumCommissions: ({ caller, query }) => sumCommissions(services, caller, query),
  };
}
