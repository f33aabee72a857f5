import type { Kysely } from 'kysely';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import type { PayoutRun } from '../../../contract/structs/payout.ts';
import { paidOutMail } from '../../../mails/host-texts.ts';
import { writeMoneyMail } from '../../catalogue/hosts/write-money-mail.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import type { HasBusinessZone } from '../ledger/business-zone.ts';
import { endOfNumber } from './end-of-number.ts';
import { leaveOutStale } from './leave-out.ts';
import { getPayoutRun } from './list-payouts.ts';
import { listRunTransfers, lockRun, releaseRunRow, type Transfer } from './runs-store.ts';
import { tellClaimant } from './tell-claimant.ts';

/**
 * Releases a run in the version staff have reviewed: its hosts and travellers are told that the money is on its way, and its files
 * become available for the bank. Payouts prepared for an account that has changed since are left out first, and then
 * staff review it again.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT where it is not the version reviewed, or was released already;
 * ALREADY_CONFIRMED for who accepted a claim in it alone.
 */
export async function releasePayoutRun(
  services: HasDatabase & HasConfig & HasClock & HasSecret & HasLog & HasBusinessZone,
  caller: Caller,
  id: string,
  seen: BodyOf<Endpoints['releasePayoutRun']>,
): Promise<PayoutRun> {
  const { database, now } = services;
  if ((await leaveOutStale(services, id)) > 0)
    throw new CubbyError('CONFLICT', 'An account has changed, and its payout was left out: review the run again.');
  await database.transaction(async (transaction) => {
    const run = await lockRun(transaction, id);
    if (!run) throw new CubbyError('NOT_FOUND', 'Payout run not found.');
    const transfers = await listRunTransfers(transaction, id);
    const amount = transfers.reduce((sum, transfer) => sum + transfer.amount, 0);
    const isSame = amount === seen.amount && transfers.length === seen.payout_count;
    if (run.released_at || !isSame || transfers.length === 0)
      throw new CubbyError('CONFLICT', 'This run has changed: reload and review it again.');
    if (transfers.some(({ decided_by, confirmed_by }) => decided_by === caller.userId && confirmed_by === null))
      throw new CubbyError('ALREADY_CONFIRMED', 'You accepted a claim in this run: another person has to release it.');
    const at = now();
    await releaseRunRow(transaction, id, caller.userId, at);
    for (const transfer of transfers) await tell(services, transaction, transfer);
    const after = { amount, payout_count: transfers.length, ccy_code: run.currency_code };
    await recordChange(transaction, {
      caller,
      action: 'released',
      entity: 'payout_run',
      id,
      before: null,
      after,
      now: at,
    });
  });
  return getPayoutRun(services, id);
}

async function tell(
  services: HasConfig & HasClock & HasBusinessZone,
  transaction: Kysely<Schema>,
  transfer: Transfer,
): Promise<void> {
  const { amount, currency_code: currency, booking_count: count, until, account_number, host_id, claim_id } = transfer;
  const account = endOfNumber(account_number);
  const facts = { amount, currency, count, until, account };
  if (host_id)
    await writeMoneyMail(services, transaction, host_id, (host) => paidOutMail(host, facts, services.businessZone));
  if (claim_id) await tellClaimant(services, transaction, claim_id, { step: 'paid', amount, account });
}
