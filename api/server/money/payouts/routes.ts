import type { HandlersOf } from '../../platform/http/call.ts';
import type { Services } from '../../services.ts';
import { getHostMoney } from './get-host-money.ts';
import { listAccounts } from './list-accounts.ts';
import { createAccount, updateAccount } from './write-accounts.ts';

type Names = 'getHostMoney' | 'listExternalAccounts' | 'createExternalAccount' | 'updateExternalAccount';

export function payoutRoutes(services: Services): HandlersOf<Names> {
  return {
    getHostMoney: ({ caller, params }) => getHostMoney(services, caller, params.id),
    listExternalAccounts: ({ caller, query }) => listAccounts(services, caller, query),
    createExternalAccount: ({ caller, body }) => createAccount(services, caller, body),
    updateExternalAccount: ({ caller, params, body }) => updateAccount(services, caller, params.id, body),
  };
}
