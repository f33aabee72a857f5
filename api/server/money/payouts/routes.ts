import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { getHostMoney } from './get-host-money.ts';
import { listAccounts } from './list-accounts.ts';
import { createAccount, updateAccount } from './write-accounts.ts';

type Names = 'getHostMoney' | 'listExternalAccounts' | 'createExternalAccount' | 'updateExternalAccount';

export function payoutRoutes(services: HasDatabase & HasClock): HandlersOf<Names> {
  return {
    getHostMoney: ({ caller, params }) => getHostMoney(services, caller, params.id),
    listExternalAccounts: ({ caller, query }) => listAccounts(services, caller, query),
    createExternalAccount: ({ caller, body }) => createAccount(services, caller, body),
    updateExternalAccount: ({ caller, params, body }) => updateAccount(services, caller, params.id, body),
  };
}
