import { payoutCutoff, payoutThreshold } from '../../../contract/rules/payouts.ts';
import { paidOutMail } from '../../../mails/host-texts.ts';
import { writeNotice } from '../../catalogue/hosts/write-host-mail.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { eachInTurn } from '../../platform/jobs/each-in-turn.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { writePayout } from '../ledger/entries.ts';
import { endOfNumber } from './end-of-number.ts';
import { insertPayout, listDue, listPayees, lockPayee, type Payee } from './store.ts';

/**
 * Pays hosts their share of stays that ended before this month, where it comes to enough and there is an account for
 * it. What was paid is in the ledger with each booking, so running again pays nothing twice. Answers how many.
 */
export async function payHosts(services: HasConfig & HasDatabase & HasClock & HasLog): Promise<number> {
  const payees = await listPayees(services.database.query);
  // The log names host and account, never the account's number.
  const turns = payees.map((payee) => ({
    host: payee.host_id,
    account: payee.account_id,
    pay: () => payHost(services, payee),
  }));
  return eachInTurn(services.log, 'pay-hosts', turns, ({ pay }) => pay());
}

function payHost(services: HasConfig & HasDatabase & HasClock, payee: Payee): Promise<boolean> {
  const now = services.now();
  const until = payoutCutoff(now);
  const { host_id, user_id, account_id, account_ccy: currency, account_number } = payee;
  return services.database.transaction(async (transaction) => {
    await lockPayee(transaction, host_id);
    const due = await listDue(transaction, user_id, currency, until);
    const amount = due.reduce((sum, booking) => sum + booking.amount, 0);
    if (amount < payoutThreshold(currency)) return false;
    const id = hexId(12);
    await insertPayout(transaction, {
      id,
      host_id,
      account_id,
      currency_code: currency,
      amount,
      booking_count: due.length,
      until,
      created: now,
    });
    await writePayout(
      transaction,
      id,
      due.map((booking) => ({ bookingId: booking.id, currency, amount: booking.amount })),
      now,
    );
    const facts = { amount, currency, count: due.length, until, account: endOfNumber(account_number) };
    await writeNotice(services, transaction, { userId: user_id, kind: 'money' }, (host) => paidOutMail(host, facts));
    return true;
  });
}
