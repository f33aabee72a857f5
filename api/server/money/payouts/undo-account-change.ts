import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import { changedAccountPaysFrom } from '../../../contract/rules/payouts.ts';
import type { AccountChangeUndo } from '../../../contract/structs/account-change.ts';
import { payoutUndoneMail } from '../../../mails/money-texts.ts';
import { deleteSignInLinks } from '../../people/identity/sign-in-links.ts';
import { accountPage } from '../../people/users/account-page.ts';
import { findUser } from '../../people/users/accounts.ts';
import { revokeTokens } from '../../people/users/sessions.ts';
import { writeSecurityMail } from '../../people/users/write-security-mail.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasMails } from '../../platform/mail/send-mails.ts';
import { sha256 } from '../../platform/secrets/ids.ts';
import {
  type AccountChangeRow,
  closeAccountChanges,
  findAccountChangeByLink,
  listChangesSince,
} from './account-changes-store.ts';
import { findActiveAccount, lockAccountsOf, restOthers, updateAccountRow } from './accounts-store.ts';
import { endOfNumber } from './end-of-number.ts';
import type { NotesChanges } from './note-account-change.ts';

type Services = HasDatabase & HasGuesses & HasMails & NotesChanges;

/**
 * Undoes a change of a payout account by the link of the email about it, once, and any later ones of its currency. All
 * sessions of the host's owner end, because one of them may be a thief's; paired devices stay, because they reach no money.
 *
 * @throws CubbyError NOT_FOUND for a link that was never sent; TOO_MANY_REQUESTS.
 */
export async function undoAccountChange(
  services: Services,
  { link, address }: { link: string; address: string },
): Promise<AccountChangeUndo> {
  const guess = await services.guesses.take('link', link, address);
  const hash = sha256(link);
  const answer = await services.database.transaction(async (transaction): Promise<AccountChangeUndo> => {
    const sent = await findAccountChangeByLink(transaction, hash);
    if (!sent) throw notFound();
    await lockAccountsOf(transaction, sent.host_id);
    // Read again: another click may have been quicker.
    const change = await findAccountChangeByLink(transaction, hash);
    if (!change) throw notFound();
    const isOver = changedAccountPaysFrom(change.created) <= services.now();
    const ended = change.undone_at ? 'used' : isOver ? 'expired' : null;
    if (ended === null) await undo(services, transaction, change);
    const active = await findActiveAccount(transaction, change.host_id, change.currency_code);
    const account_end = active ? endOfNumber(active.account_number) : null;
    if (ended === null) await endSessions(services, transaction, change, account_end);
    return { ended, ccy_code: change.currency_code, account_end };
  });
  await guess.wasRight();
  services.mails.wake();
  return answer;
}

/** Restores the values before a change, after undoing later changes, newest first. */
async function undo({ now }: Services, transaction: Kysely<Schema>, change: AccountChangeRow): Promise<void> {
  const changes = await listChangesSince(transaction, change);
  for (const { account_id, before, replaced_account_id, host_id, currency_code } of changes) {
    if (before?.is_active) await restOthers(transaction, { id: account_id, host_id, account_ccy: currency_code });
    const pays_from = before?.pays_from ? new Date(before.pays_from) : null;
    await updateAccountRow(transaction, account_id, before ? { ...before, pays_from } : { is_active: false });
    if (!replaced_account_id) continue;
    await restOthers(transaction, { id: replaced_account_id, host_id, account_ccy: currency_code });
    await updateAccountRow(transaction, replaced_account_id, { is_active: true });
  }
  await closeAccountChanges(
    transaction,
    changes.map(({ id }) => id),
    now(),
  );
}

async function endSessions(
  services: Services,
  transaction: Kysely<Schema>,
  { host_id, user_id, currency_code, new_end }: AccountChangeRow & { user_id: string },
  account_end: string | null,
): Promise<void> {
  const { config, now } = services;
  const owner = await findUser(transaction, user_id);
  if (!owner) return;
  await revokeTokens(transaction, owner.id, null);
  await deleteSignInLinks(transaction, owner.id);
  await recordChange(transaction, {
    // The link is in the owner's mailboxes alone.
    caller: { userId: owner.id },
    action: 'account_undone',
    entity: 'host',
    id: host_id,
    before: { account: `${currency_code} …${new_end}` },
    after: { account: account_end && `${currency_code} …${account_end}` },
    now: now(),
  });
  const facts = {
    currency: currency_code,
    account: account_end,
    link: accountPage(config, owner),
  };
  await writeSecurityMail(services, transaction, owner, (person) => payoutUndoneMail(person, facts));
}

function notFound(): CubbyError {
  return new CubbyError('NOT_FOUND', 'This link was never sent.');
}
