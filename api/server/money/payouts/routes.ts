import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasMails } from '../../platform/mail/send-mails.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasBusinessZone } from '../ledger/business-zone.ts';
import { confirmAccountChange } from './confirm-account-change.ts';
import { leaveOutPayout, resumeAccount, returnPayout } from './end-payouts.ts';
import { getHostMoney } from './get-host-money.ts';
import { listAccountChanges } from './list-account-changes.ts';
import { listAccounts } from './list-accounts.ts';
import { listHostBalances } from './list-host-balances.ts';
import { getPayoutRun, listPayoutRuns, listPayouts } from './list-payouts.ts';
import type { NotesChanges } from './note-account-change.ts';
import { releasePayoutRun } from './release-run.ts';
import { undoAccountChange } from './undo-account-change.ts';
import { createAccount, updateAccount } from './write-accounts.ts';

type Names =
  | 'getHostMoney'
  | 'listHostBalances'
  | 'listExternalAccounts'
  | 'createExternalAccount'
  | 'updateExternalAccount'
  | 'resumeExternalAccount'
  | 'listAccountChanges'
  | 'confirmAccountChange'
  | 'undoAccountChange'
  | 'listPayouts'
  | 'listPayoutRuns'
  | 'getPayoutRun'
  | 'releasePayoutRun'
  | 'leaveOutPayout'
  | 'returnPayout';

export function payoutRoutes(
  services: HasDatabase & HasSecret & HasLog & HasGuesses & HasMails & NotesChanges & HasBusinessZone,
): HandlersOf<Names> {
  return {
    getHostMoney: ({ caller, params }) => getHostMoney(services, caller, params.id),
    listHostBalances: ({ query }) => listHostBalances(services, query),
    listExternalAccounts: ({ caller, query }) => listAccounts(services, caller, query),
    createExternalAccount: ({ caller, body }) => createAccount(services, caller, body),
    resumeExternalAccount: ({ caller, params, body }) => resumeAccount(services, caller, params.id, body.note),
    listAccountChanges: ({ query }) => listAccountChanges(services, query),
    confirmAccountChange: ({ caller, params }) => confirmAccountChange(services, caller, params.id),
    undoAccountChange: ({ body, address }) => undoAccountChange(services, { link: body.link, address }),
    listPayouts: ({ caller, query }) => listPayouts(services, caller, query),
    listPayoutRuns: ({ query }) => listPayoutRuns(services, query),
    getPayoutRun: ({ params }) => getPayoutRun(services, params.id),
    releasePayoutRun: ({ caller, params, body }) => releasePayoutRun(services, caller, params.id, body),
    leaveOutPayout: ({ caller, params, body }) => leaveOutPayout(services, caller, params.id, body.reason),
    returnPayout: ({ caller, params, body }) => returnPayout(services, caller, params.id, body.reason),
    updateExternalAccount: ({ caller, params, body }) => updateAccount(services, caller, params.id, body),
  };
}
