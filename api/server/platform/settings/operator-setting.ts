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
    vatNumber: text('OPERATOR_VAT_NUMBER'),
    authority: text('OPERATOR_AUTHORITY'),
    mediator: text('OPERATOR_MEDIATOR'),
    legalTextsRead: oneOf(env, 'LEGAL_TEXTS_READ', ['yes', 'no'], 'no') === 'yes',
  };
}

function countryOf(env: Environment): string {
  const country = env.OPERATOR_COUNTRY?.trim() || 'GB';
  if (!/^[A-Z]{2}$/.test(country))
    throw new ConfigError('OPERATOR_COUNTRY must be a country’s two letters, such as GB.');
  return country;
}
