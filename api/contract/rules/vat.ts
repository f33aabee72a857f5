import { EU_COUNTRIES, VAT_RATES } from '../vocabulary/vat-rates.ts';

/**
 * Treatment of VAT on a host's invoice: charged at the rate of the country both are in; due from the customer; not
 * charged by an unregistered host; or outside the scope of the host's country.
 */
export const VAT_TREATMENTS = ['domestic', 'reverse_charge', 'not_registered', 'outside_scope'] as const;
export type VatTreatment = (typeof VAT_TREATMENTS)[number];

/** A business for tax purposes: its country (ISO 3166), and its number if it is registered. */
export interface TaxedBusiness {
  country_code: string;
  vat_number: string | null;
}

export interface Vat {
  treatment: VatTreatment;
  /** Hundredths of a per cent. */
  rate: number;
}

/**
 * Calculates the VAT on a host's invoice to us for storing bags, a service between two businesses. It is taxed where
 * its customer is (directive 2006/112/EC, article 44): at the local rate within a country, and by the customer across a
 * border within the Union (article 196). Unregistered hosts charge no VAT.
 *
 * @param day on which the service was provided, YYYY-MM-DD
 */
export function vatOf(host: TaxedBusiness, customer: TaxedBusiness, day: string): Vat {
  if (!host.vat_number) return { treatment: 'not_registered', rate: 0 };
  const rate = standardRate(host.country_code, day);
  if (host.country_code === customer.country_code)
    return rate === null ? { treatment: 'outside_scope', rate: 0 } : { treatment: 'domestic', rate };
  const [inUnion, withinUnion] = [isInUnion(host), isInUnion(host) && isInUnion(customer)];
  if (withinUnion && !customer.vat_number) return { treatment: 'domestic', rate: rate ?? 0 };
  if (withinUnion || (!inUnion && standardRate(customer.country_code, day) !== null && customer.vat_number))
    return { treatment: 'reverse_charge', rate: 0 };
  return { treatment: 'outside_scope', rate: 0 };
}

/** Returns the standard rate of a country on a day, hundredths of a per cent; null if it is unknown. */
export function standardRate(country: string, day: string): number | null {
  const rows = VAT_RATES[country];
  return rows ? (rows.find(({ from }) => from <= day)?.rate ?? rows.at(-1)?.rate ?? null) : null;
}

/** Splits a gross amount that includes VAT, minor units. Both parts have its sign, and always add up to it. */
export function splitVat(gross: number, rate: number): { net: number; vat: number } {
  const vat = Math.sign(gross) * Math.round((Math.abs(gross) * rate) / (10_000 + rate));
  return { net: gross - vat, vat: vat || 0 };
}

function isInUnion({ country_code }: TaxedBusiness): boolean {
  return EU_COUNTRIES.includes(country_code);
}
