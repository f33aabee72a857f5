import { COUNTRY_CODES } from '../../../contract/vocabulary/countries.ts';
import { writeVatNumber } from '../tax/vat-number.ts';
import { ConfigError, type Environment, oneOf } from './setting-readers.ts';

/** Who runs this site, as its legal pages say. */
export interface OperatorSettings {
  name: string | null;
  /** Postal, in one line. */
  address: string | null;
  /** Register and tax numbers. */
  register: string | null;
  /** Whose tax it is under, ISO 3166; and its number there, if it has one. Both stand on what hosts invoice. */
  country: string;
  vatNumber: string | null;
  /** The data protection authority that is responsible. */
  authority: string | null;
  /** Where consumers may have a dispute settled. */
  mediator: string | null;
  /** A lawyer has read the legal pages; until then each says that none has. */
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

/** It stands on every invoice: a wrong one would make them worthless. */
function vatNumberOf(country: string, given: string | null): string | null {
  const written = given && writeVatNumber(country, given);
  if (given && !written)
    throw new ConfigError(`OPERATOR_VAT_NUMBER must be a VAT number of ${country}: ${given} is not.`);
  return written;
}
