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
    if (gateway) return gateway;
  }
  throw new Error('The sandbox is always set up.');
}
