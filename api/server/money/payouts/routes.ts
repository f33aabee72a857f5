import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { leaveOutPayout, resumeAccount, returnPayout } from './end-payouts.ts';
import { getHostMoney } from './get-host-money.ts';
import { listAccounts } from './list-accounts.ts';
import { getPayoutRun, listPayoutRuns, listPayouts } from './list-payouts.ts';
import { releasePayoutRun } from './release-run.ts';
import { createAccount, updateAccount } from './write-accounts.ts';

type Names =
  | 'getHostMoney'
  | 'listExternalAccounts'
  | 'createExternalAccount'
  | 'updateExternalAccount'
  | 'resumeExternalAccount'
  | 'listPayouts'
  | 'listPayoutRuns'
  | 'getPayoutRun'
  | 'releasePayoutRun'
  | 'leaveOutPayout'
  | 'returnPayout';

export function payoutRoutes(services: HasDatabase & HasClock & HasConfig & HasSecret & HasLog): HandlersOf<Names> {
  return {
    getHostMoney: ({ caller, params }) => getHostMoney(services, caller, params.id),
    listExternalAccounts: ({ caller, query }) => listAccounts(services, caller, query),
    createExternalAccount: ({ caller, body }) => createAccount(services, caller, body),
    resumeExternalAccount: ({ caller, params }) => resumeAccount(services, caller, params.id),
    listPayouts: ({ caller, query }) => listPayouts(services, caller, query),
    listPayoutRuns: ({ query }) => listPayoutRuns(services, query),
    getPayoutRun: ({ params }) => getPayoutRun(services, params.id),
    releasePayoutRun: ({ caller, params, body }) => releasePayoutRun(services, caller, params.id, body),
    leaveOutPayout: ({ caller, params, body }) => leaveOutPayout(services, caller, params.id, body.reason),
    returnPayout: ({ caller, params, body }) => returnPayout(services, caller, params.id, body.reason),
    updateExternalAccount: ({ caller, params, body }) => updateAccount(services, caller, params.id, body),
  };
}
