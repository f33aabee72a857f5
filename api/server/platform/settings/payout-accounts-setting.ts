import { isValidBIC, isValidIBAN } from 'ibantools';
import { type CurrencyCode, isCurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import { ConfigError, type Environment } from './setting-readers.ts';

/** A bank account of the operator, from which hosts are paid. */
export interface OwnAccount {
  iban: string;
  /** The BIC of its bank; most banks don't need it. */
  bic: string | null;
}

export type OwnAccounts = Partial<Record<CurrencyCode, OwnAccount>>;

/** The numbers banks print in examples: nothing can be sent from them. */
const EXAMPLE: OwnAccount = { iban: 'DE89370400440532013000', bic: null };

/**
 * Reads `PAYOUT_ACCOUNTS`, such as `EUR:DE89370400440532013000/COBADEFFXXX, GBP:GB33…`. Where payments are simulated
 * and none is named, an example is used.
 *
 * @throws ConfigError
 */
export function payoutAccounts(env: Environment, pretended: boolean): (currency: CurrencyCode) => OwnAccount | null {
  const accounts: OwnAccounts = {};
  for (const part of (env.PAYOUT_ACCOUNTS ?? '').split(',').filter((text) => text.trim())) {
    const [, currency = '', iban = '', bic] = part.trim().match(/^([A-Z]{3}):([A-Z0-9]+)(?:\/([A-Z0-9]+))?$/) ?? [];
    if (!isCurrencyCode(currency) || !isValidIBAN(iban) || (bic && !isValidBIC(bic)))
      throw new ConfigError(
        `PAYOUT_ACCOUNTS must be a list of CURRENCY:IBAN or CURRENCY:IBAN/BIC: ${part.trim()} is not.`,
      );
    accounts[currency] = { iban, bic: bic ?? null };
  }
  return (currency) => accounts[currency] ?? (pretended ? EXAMPLE : null);
}
