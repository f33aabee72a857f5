import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import type { ExternalAccount } from '../../../contract/structs/host.ts';
import type { RunPayout } from '../../../contract/structs/payout.ts';
import { payoutReturnedMail } from '../../../mails/money-texts.ts';
import { linkToConsole } from '../../catalogue/hosts/host-links.ts';
import { writeMoneyMail } from '../../catalogue/hosts/write-money-mail.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { findPaidAccount, updateAccountRow } from './accounts-store.ts';
import { endOfNumber } from './end-of-number.ts';
import { giveBack } from './leave-out.ts';
import { serializeAccount } from './serialize-account.ts';
import { serializePayout } from './serialize-payout.ts';
import { findPayout, listPayoutsById, lockPayee, type PayoutWithAccount } from './store.ts';
import { tellClaimant } from './tell-claimant.ts';

type Ends = HasDatabase & HasClock & HasConfig;

/**
 * Leaves a prepared payout out of its run. Its account is on hold until staff resume it.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT for one that was sent or left out already.
 */
export function leaveOutPayout(services: Ends, caller: Caller, id: string, reason: string): Promise<RunPayout> {
  return end(services, caller, id, { status: 'left_out', from: 'prepared', hold: 'staff', reason });
}

/**
 * Records that a bank has returned a payout. The host or traveller is told and asked about the account, which is on hold until its
 * number changes or staff resume it.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT for one that was not sent, or was returned already.
 */
export function returnPayout(services: Ends, caller: Caller, id: string, reason: string): Promise<RunPayout> {
  return end(services, caller, id, { status: 'returned', from: 'sent', hold: 'returned', reason });
}

interface End {
  status: 'left_out' | 'returned';
  /** The status it must still have. */
  from: 'prepared' | 'sent';
  hold: 'staff' | 'returned';
  reason: string;
}

async function end(services: Ends, caller: Caller, id: string, { status, from, hold, reason }: End) {
  const { database } = services;
  const known = await findPayout(database.query, id);
  if (!known) throw new CubbyError('NOT_FOUND', 'Payout not found.');
  await database.transaction(async (transaction) => {
    await lockPayee(transaction, known);
    const [payout] = await listPayoutsById(transaction, [id]);
    if (payout?.status !== from)
      throw new CubbyError('CONFLICT', 'This payout has changed: reload and review it again.');
    const now = services.now();
    await giveBack(transaction, payout, { status, reason }, now);
    await updateAccountRow(transaction, payout.account_id, { on_hold: hold, hold_reason: reason });
    if (status === 'returned') await tell(services, transaction, payout, reason);
    await recordChange(transaction, {
      caller,
      action: status === 'returned' ? 'payout_returned' : 'payout_left_out',
      ...entityOf(payout),
      before: null,
      after: { amount: payout.amount, ccy_code: payout.currency_code, reason },
      now,
    });
  });
  const [ended] = await listPayoutsById(database.query, [id]);
  return serializePayout(ended as PayoutWithAccount);
}

/** Names what the log shows it with: the host, or the booking of the claim. */
function entityOf({ host_id, booking_id }: Pick<PayoutWithAccount, 'host_id' | 'booking_id'>) {
  return host_id ? { entity: 'host' as const, id: host_id } : { entity: 'booking' as const, id: booking_id ?? '' };
}

async function tell(services: Ends, transaction: Kysely<Schema>, payout: PayoutWithAccount, reason: string) {
  const { amount, currency_code: currency, account_number, host_id, claim_id, user_id } = payout;
  const account = endOfNumber(account_number);
  if (claim_id)
    return tellClaimant(services, transaction, claim_id, { step: 'returned', amount, account, text: reason });
  if (!host_id || !user_id) return;
  const linkFor = await linkToConsole(services, transaction, user_id, '/payouts');
  const facts = { amount, currency, account, reason };
  await writeMoneyMail(services, transaction, host_id, (host) =>
    payoutReturnedMail(host, { ...facts, link: linkFor(host) }),
  );
}

/**
 * Releases the hold on an account; the log keeps the reason.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function resumeAccount(
  { database, now }: HasDatabase & HasClock,
  caller: Caller,
  id: string,
  note?: string,
): Promise<ExternalAccount> {
  return database.transaction(async (transaction) => {
    const account = await findPaidAccount(transaction, id);
    if (!account) throw new CubbyError('NOT_FOUND', 'Account not found.');
    await lockPayee(transaction, account);
    if (account.on_hold) {
      await updateAccountRow(transaction, id, { on_hold: null, hold_reason: null });
      await recordChange(transaction, {
        caller,
        action: 'account_resumed',
        ...entityOf(account),
        before: { on_hold: account.on_hold, hold_reason: account.hold_reason },
        after: { on_hold: null, hold_reason: null, ...(note && { note }) },
        now: now(),
      });
    }
    return serializeAccount({ ...account, on_hold: null, hold_reason: null }, now());
  });
}
