import type { PaymentProvider } from '../../../../contract/vocabulary/payment-providers.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Config } from '../../../platform/settings/config.ts';
import type { PaymentGateway } from '../gateway.ts';
import { sandboxGateway, stripeGateway } from './stripe.ts';

type Open = (config: Config, database: Database) => PaymentGateway | null;

/** All providers, in order of preference; null where one is not configured. The sandbox always is. */
const PROVIDERS: Record<PaymentProvider, Open> = {
  stripe: ({ stripe }) => stripe && stripeGateway(stripe),
  sandbox: (_config, database) => sandboxGateway(database),
};

/** Opens the first payment provider that is configured, else the sandbox. */
export function openGateway(config: Config, database: Database): PaymentGateway {
  for (const open of Object.values(PROVIDERS)) {
    const gateway = open(config, database);
    if (gateway) return outsideTransactions(gateway, database);
  }
  throw new Error('The sandbox is always set up.');
}

/** Refuses calls in an open transaction: it may be rolled back or repeated, a charge may not. */
function outsideTransactions(gateway: PaymentGateway, database: Database): PaymentGateway {
  return new Proxy(gateway, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        if (database.inTransaction()) throw new Error(`payments.${String(name)} was called in a transaction.`);
        return member.apply(target, args);
      };
    },
  });
}
