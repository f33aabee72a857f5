import type { InvoiceParty } from '../../../contract/structs/invoice.ts';
import { BRAND } from '../../../words/brand.ts';
import type { Config } from '../../platform/settings/config.ts';
import type { SelfBilledHost } from './store.ts';

/** Returns the host as the supplier of an invoice. */
export function supplierOf(host: SelfBilledHost): InvoiceParty {
  const town = [host.postal_code, host.city].filter(Boolean).join(' ');
  return {
    name: host.legal_name,
    address: [host.address, town].filter(Boolean),
    country_code: host.country_code,
    vat_number: host.vat_number,
  };
}

/** Returns the operator of the site as the customer of an invoice. Without an operator, nothing is sold for real. */
export function customerOf({ name, address, country, vatNumber }: Config['operator']): InvoiceParty {
  return {
    name: name ?? BRAND,
    address: address ? [address] : [],
    country_code: country,
    vat_number: vatNumber,
  };
}
