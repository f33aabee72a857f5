import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import type { HasBusinessZone } from '../ledger/business-zone.ts';
import { getStatement } from './get-statement.ts';
import { listInvoiceLines, listInvoices } from './list-invoices.ts';
import { getTaxDetails, updateTaxDetails } from './tax-details.ts';

type Names = 'getTaxDetails' | 'updateTaxDetails' | 'listInvoices' | 'listInvoiceLines' | 'getStatement';

export function invoiceRoutes(
  services: HasDatabase & HasClock & HasConfig & HasSecret & HasBusinessZone,
): HandlersOf<Names> {
  return {
    getTaxDetails: ({ caller, params }) => getTaxDetails(services, caller, params.id),
    updateTaxDetails: ({ caller, params, body }) => updateTaxDetails(services, caller, params.id, body),
    listInvoices: ({ caller, query }) => listInvoices(services, caller, query),
    listInvoiceLines: ({ caller, query }) => listInvoiceLines(services, caller, query),
    getStatement: ({ caller, params, query }) => getStatement(services, caller, params.id, query.year),
  };
}
