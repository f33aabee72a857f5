import type { InvoiceParty } from '../../../contract/structs/invoice.ts';
import type { Config } from '../../platform/settings/config.ts';
import type { SelfBilledHost } from './store.ts';

/** The host, whose invoice it is. */
export function supplierOf(host: SelfBilledHost): InvoiceParty {
  const town = [host.postal_code, host.city].filter(Boolean).join(' ');
  return {
    name: host.legal_name,
    address: [host.address, town].filter(Boolean),
    country_code: host.country_code,
    vat_number: host.vat_number,
  };
}

/** Who runs the site, who is invoiced. Where nobody says who that is, nothing is sold for real. */
export function customerOf({ name, address, country, vatNumber }: Config['operator']): InvoiceParty {
  return {
    name: name ?? 'Cubby',
    address: address ? [address] : [],
    country_code: country,
    vat_number: vatNumber,
  };
}
