import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { changedAccountPaysFrom } from '../../../contract/rules/payouts.ts';
import type { ExternalAccount } from '../../../contract/structs/host.ts';
import { requireHost } from '../../catalogue/hosts/get-host.ts';
import { differenceOf, recordChange } from '../../platform/audit/record-change.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { requireAccountNumber } from './account-number.ts';
import {
  type AccountRow,
  findAccount,
  findActiveAccount,
  hasAccountWithNumber,
  insertAccount,
  lockAccountsOf,
  restOthers,
  updateAccountRow,
} from './accounts-store.ts';
import { endOfNumber } from './end-of-number.ts';
import { type NotesChanges, noteAccountChange } from './note-account-change.ts';
import { serializeAccount } from './serialize-account.ts';

/**
 * Adds a payout account: from now on the one of its currency. Its number may follow later; until then nothing is paid
 * out. The host is told by mail; unless it is their first one with a number, payouts to it wait.
 *
 * @throws CubbyError NOT_FOUND for another's host; INVALID_DATA on `account_number`.
 */
export async function createAccount(
  services: HasDatabase & NotesChanges,
  caller: Caller,
  { host_id, is_active: _new, ...body }: BodyOf<Endpoints['createExternalAccount']>,
): Promise<ExternalAccount> {
  const { query } = services.database;
  const host = await requireHost(query, caller, host_id);
  const id = hexId(12);
  const now = services.now();
  const account_number = body.account_number ? requireAccountNumber(body.payment_type, body.account_number) : '';
  const account = { account_holder: '', ...body, account_number };
  await services.database.transaction(async (transaction) => {
    await lockAccountsOf(transaction, host.id);
    const replaced = await findActiveAccount(transaction, host.id, body.account_ccy);
    await restOthers(transaction, { id, host_id: host.id, account_ccy: body.account_ccy });
    const isChange = await hasAccountWithNumber(transaction, host.id);
    const pays_from = isChange ? changedAccountPaysFrom(now) : null;
    const row = { ...account, id, host_id: host.id, is_active: true, pays_from, created: now };
    await insertAccount(transaction, row);
    const change = { caller, userId: host.user_id, account: row, before: null, replaced, paysFrom: pays_from };
    if (account_number !== '') await noteAccountChange(services, transaction, change);
    const after = { account: `${body.account_ccy} …${endOfNumber(account_number)}` };
    await recordChange(transaction, {
      caller,
      action: 'account_added',
      entity: 'host',
      id: host.id,
      before: null,
      after,
      now,
    });
  });
  return serializeAccount(await requireAccount(services, caller, id), now);
}

/**
 * Changes an account, or deactivates it. The log shows only the end of its number. After a change of where the money
 * goes, payouts wait, and the host is told by mail.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT when the record was saved by someone else since it was read; INVALID_DATA on
 * `account_number`.
 */
export async function updateAccount(
  services: HasDatabase & NotesChanges,
  caller: Caller,
  id: string,
  { expected_version, ...change }: BodyOf<Endpoints['updateExternalAccount']>,
): Promise<ExternalAccount> {
  const { host_id, payment_type } = await requireAccount(services, caller, id);
  const number = change.account_number && requireAccountNumber(payment_type, change.account_number);
  const changes = { ...change, ...(number && { account_number: number }) };
  await services.database.transaction(async (transaction) => {
    await lockAccountsOf(transaction, host_id);
    const row = await findAccount(transaction, id);
    if (!row) throw new CubbyError('CONFLICT', 'This account has just been deleted.');
    requireVersion(row, expected_version);
    const difference = differenceOf({ ...row }, changes);
    if (!difference) return;
    const replaced = changes.is_active ? await findActiveAccount(transaction, host_id, row.account_ccy) : undefined;
    if (changes.is_active) await restOthers(transaction, row);
    // A new number lifts the hold that a returned payout had caused.
    const divertsMoney = DIVERTING.some((field) => difference.after[field] !== undefined && changes[field] !== false);
    const isChange = divertsMoney && (await hasAccountWithNumber(transaction, host_id));
    const pays_from = isChange ? changedAccountPaysFrom(services.now()) : null;
    const isMended = row.on_hold === 'returned' && difference.after.account_number !== undefined;
    await updateAccountRow(transaction, id, {
      ...changes,
      ...(isMended && { on_hold: null, hold_reason: null }),
      ...(pays_from && { pays_from }),
    });
    const { user_id } = await requireHost(transaction, caller, host_id);
    const account = { ...row, ...changes };
    const change = { caller, userId: user_id, account, before: row, replaced, paysFrom: pays_from };
    if (divertsMoney && account.account_number !== '') await noteAccountChange(services, transaction, change);
    await recordChange(transaction, {
      caller,
      action: 'account_changed',
      entity: 'host',
      id: host_id,
      before: masked(difference.before),
      after: masked(difference.after),
      now: services.now(),
    });
  });
  return serializeAccount(await requireAccount(services, caller, id), services.now());
}

/** Fields that decide where the money goes. */
const DIVERTING = ['account_number', 'account_holder', 'is_active'] as const;

/** @throws CubbyError NOT_FOUND, also for another host's account. */
async function requireAccount({ database }: HasDatabase, caller: Caller, id: string): Promise<AccountRow> {
  const row = await findAccount(database.query, id);
  if (!row) throw new CubbyError('NOT_FOUND', 'Account not found.');
  await requireHost(database.query, caller, row.host_id);
  return row;
}

function masked({ account_number, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return { ...rest, ...(account_number !== undefined && { account_number_end: endOfNumber(String(account_number)) }) };
}
