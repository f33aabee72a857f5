import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { payoutAccountMail } from '../../../mails/money-texts.ts';
import { findUser } from '../../people/users/accounts.ts';
import type { HasNoticeAddresses } from '../../people/users/notice-addresses.ts';
import { writeSecurityMail } from '../../people/users/write-security-mail.ts';
import type { AccountBefore } from '../../platform/database/json-columns.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId, sha256 } from '../../platform/secrets/ids.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { consoleAddress } from '../../platform/settings/console-address.ts';
import type { HasBusinessZone } from '../ledger/business-zone.ts';
import { insertAccountChange } from './account-changes-store.ts';
import type { AccountRow } from './accounts-store.ts';
import { endOfNumber } from './end-of-number.ts';

export type NotesChanges = HasConfig & HasClock & HasNoticeAddresses & HasBusinessZone;

export interface NewAccountChange {
  caller: Caller;
  /** The user ID of the host. */
  userId: string;
  /** The account after the change. */
  account: Pick<AccountRow, 'id' | 'host_id' | 'account_ccy' | 'account_number'>;
  /** The same account before; null if it is new. */
  before: AccountRow | null;
  /** The account that was active in its currency until now. */
  replaced: Pick<AccountRow, 'id' | 'account_number'> | undefined;
  /** The end of the wait; null for a host's first account, which has none and cannot be undone. */
  paysFrom: Date | null;
}

/** Mails a host at every address that their payout account has changed, with a link that undoes it while it waits. */
export async function noteAccountChange(
  services: NotesChanges,
  transaction: Kysely<Schema>,
  change: NewAccountChange,
): Promise<void> {
  const { account, userId, paysFrom } = change;
  const { publicUrl } = services.config;
  const undo = paysFrom && {
    link: await writeChange(services, transaction, { ...change, paysFrom }),
    until: paysFrom,
    publicUrl,
    zone: services.businessZone,
  };
  const owner = await findUser(transaction, userId);
  if (!owner) return;
  const facts = {
    currency: account.account_ccy,
    account: endOfNumber(account.account_number),
    page: `${consoleAddress(publicUrl, 'hosts')}/payouts`,
    undo,
  };
  await writeSecurityMail(services, transaction, owner, (person) => payoutAccountMail(person, facts));
}

/** Writes a change and returns its link: 32 random bytes, of which only a hash is stored. */
async function writeChange(
  { now }: HasClock,
  transaction: Kysely<Schema>,
  { caller, account, before, replaced, paysFrom }: NewAccountChange & { paysFrom: Date },
): Promise<string> {
  const link = randomBytes(32).toString('base64url');
  const oldNumber = before?.is_active ? before.account_number : replaced?.account_number;
  await insertAccountChange(transaction, {
    id: hexId(12),
    host_id: account.host_id,
    account_id: account.id,
    currency_code: account.account_ccy,
    replaced_account_id: replaced?.id ?? null,
    before: before && restorable(before),
    old_end: oldNumber ? endOfNumber(oldNumber) : null,
    new_end: endOfNumber(account.account_number),
    undo_hash: sha256(link),
    changed_by: caller.userId,
    created: now(),
    starts_at: paysFrom,
  });
  return link;
}

/** Returns what undoing a change restores. */
function restorable(account: AccountRow): AccountBefore {
  return {
    account_number: account.account_number,
    account_holder: account.account_holder,
    account_country: account.account_country,
    account_city_name: account.account_city_name,
    account_address: account.account_address,
    is_active: account.is_active,
    on_hold: account.on_hold,
    hold_reason: account.hold_reason,
    pays_from: account.pays_from?.toISOString() ?? null,
  };
}
