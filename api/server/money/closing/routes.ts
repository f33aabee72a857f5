import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasBusinessZone } from '../ledger/business-zone.ts';
import { closeMonth, noteMonthExport } from './close-month.ts';
import { getMonth } from './get-month.ts';
import { listMonths } from './months.ts';

type Names = 'listMonths' | 'getMonth' | 'noteMonthExport' | 'closeMonth';

export function closingRoutes(services: HasDatabase & HasClock & HasBusinessZone): HandlersOf<Names> {
  return {
    listMonths: ({ query }) => listMonths(services, query),
    getMonth: ({ params }) => getMonth(services, params.id),
    noteMonthExport: ({ caller, params }) => noteMonthExport(services, caller, params.id),
    closeMonth: ({ caller, params, body }) => closeMonth(services, caller, params.id, body),
  };
}
