import { COUNTRY_CODES } from '../../../contract/vocabulary/countries.ts';
import { writeVatNumber } from '../tax/vat-number.ts';
import { ConfigError, type Environment, oneOf } from './setting-readers.ts';

/** The operator of this site, as named on its legal pages. */
export interface OperatorSettings {
  name: string | null;
  /** Postal, in one line. */
  address: string | null;
  /** Register and tax numbers. */
  register: string | null;
  /**
   * The country whose tax law applies, ISO 3166; and the operator's VAT number there, if any. Both are on the invoices
   * of hosts.
   */
  country: string;
  vatNumber: string | null;
  /** The data protection authority that is responsible. */
  authority: string | null;
  /** The body that settles consumers' disputes. */
  mediator: string | null;
  /** True once a lawyer has reviewed the legal pages; until then each shows a notice. */
  legalTextsRead: boolean;
}

export function operatorSettings(env: Environment): OperatorSettings {
  const text = (name: string) => env[name]?.trim() || null;
  return {
    name: text('OPERATOR_NAME'),
    address: text('OPERATOR_ADDRESS'),
    register: text('OPERATOR_REGISTER'),
    country: countryOf(env),
    vatNumber: vatNumberOf(countryOf(env), text('OPERATOR_VAT_NUMBER')),
    authority: text('OPERATOR_AUTHORITY'),
    mediator: text('OPERATOR_MEDIATOR'),
    legalTextsRead: oneOf(env, 'LEGAL_TEXTS_READ', ['yes', 'no'], 'no') === 'yes',
  };
}

function countryOf(env: Environment): string {
  const country = env.OPERATOR_COUNTRY?.trim() || 'GB';
  if (!COUNTRY_CODES.includes(country))
    throw new ConfigError('OPERATOR_COUNTRY must be a two-letter country code, such as GB.');
  return country;
}

/** Checks the VAT number: it is on every invoice, and a wrong one would make them worthless. */
function vatNumberOf(country: string, given: string | null): string | null {
  const written = given && writeVatNumber(country, given);
  if (given && !written)
    throw new ConfigError(`OPERATOR_VAT_NUMBER must be a VAT number of ${country}: ${given} is not.`);
  return written;
}
