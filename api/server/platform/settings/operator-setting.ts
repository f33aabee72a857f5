import { type Environment, oneOf } from './setting-readers.ts';

/** Who runs this site, as its legal pages say. */
export interface OperatorSettings {
  name: string | null;
  /** Postal, in one line. */
  address: string | null;
  /** Register and tax numbers. */
  register: string | null;
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
    authority: text('OPERATOR_AUTHORITY'),
    mediator: text('OPERATOR_MEDIATOR'),
    legalTextsRead: oneOf(env, 'LEGAL_TEXTS_READ', ['yes', 'no'], 'no') === 'yes',
  };
}
