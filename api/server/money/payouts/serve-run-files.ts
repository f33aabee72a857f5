import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance } from 'fastify';
import { CubbyError } from '../../../contract/errors.ts';
import { claimNumber } from '../../../contract/rules/claims.ts';
import { BRAND } from '../../../words/brand.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { safeCell } from '../../platform/http/safe-cell.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { dayOf, type HasBusinessZone } from '../ledger/business-zone.ts';
import { opensPaper } from '../papers/paper-links.ts';
import { type BankFile, inMajorUnits, writeBankFile } from './bank-file.ts';
import { payeeName } from './bank-letters.ts';
import { listRunTransfers, type RunRow, type Transfer } from './runs-store.ts';
import { pathOfRunFile } from './serialize-payout.ts';

interface FileRequest {
  Params: { id: string };
  Querystring: { until?: string; key?: string };
}

/**
 * Serves the files of a released run, to anyone with a link that is at most an hour old: the only place where a whole
 * account number leaves the server. It is not in the endpoint table, because it returns no JSON.
 */
export function mountRunFiles(
  app: FastifyInstance,
  services: HasDatabase & HasConfig & HasSecret & HasClock & HasBusinessZone,
): void {
  const { database, config, secret, now, businessZone } = services;
  const read = async (
    name: string,
    { params, query }: { params: FileRequest['Params']; query: FileRequest['Querystring'] },
  ) => {
    if (!opensPaper(secret, pathOfRunFile(params.id, name), query, now())) throw nothing();
    const run = await database.query
      .selectFrom('payout_runs')
      .selectAll()
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!run?.released_at) throw nothing();
    return { run, transfers: await listRunTransfers(database.query, run.id) };
  };
  app.get<FileRequest>('/v2/payout-runs/:id/pain.001.xml', async (request, reply) => {
    const { run, transfers } = await read('pain.001.xml', request);
    const from = config.payoutAccount(run.currency_code);
    const toBanks = transfers.filter(({ payment_type }) => payment_type === 'bank_transfer');
    if (!from || toBanks.length === 0) throw nothing();
    const name = config.operator.name ?? BRAND;
    return reply
      .header('Cache-Control', 'private, no-store')
      .header('Content-Disposition', `attachment; filename="payouts-${run.currency_code}-${run.id}.xml"`)
      .type('application/xml; charset=utf-8')
      .send(await writeBankFile(fileOf(run, toBanks, { ...from, name }, businessZone)));
  });
  app.get<FileRequest>('/v2/payout-runs/:id/wallets.csv', async (request, reply) => {
    const { run, transfers } = await read('wallets.csv', request);
    const rows = transfers
      .filter(({ payment_type }) => payment_type === 'paypal')
      .map(({ id, account_number, amount, currency_code }) => [
        account_number,
        inMajorUnits(currency_code, amount),
        currency_code,
        id,
      ]);
    return reply
      .header('Cache-Control', 'private, no-store')
      .header('Content-Disposition', `attachment; filename="payouts-${run.currency_code}-${run.id}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(stringify([['email', 'amount', 'currency', 'payout'], ...rows.map((row) => row.map(safeCell))]));
  });
}

function fileOf(run: RunRow, transfers: readonly Transfer[], from: BankFile['from'], zone: string): BankFile {
  const released = run.released_at ?? run.created;
  return {
    id: run.id,
    currency: run.currency_code,
    created: released,
    day: dayOf(released, zone),
    from,
    transfers: transfers.map((transfer) => ({
      id: transfer.id,
      amount: transfer.amount,
      name: payeeName(transfer),
      accountNumber: transfer.account_number,
      country: transfer.account_country,
      city: transfer.account_city_name,
      purpose: transfer.claim_id
        ? `${BRAND} claim ${claimNumber(transfer.claim_id)} for booking ${transfer.booking_id}`
        : `${BRAND} payout ${transfer.id} for stays before ${dayOf(transfer.until, zone)}`,
    })),
  };
}

function nothing(): CubbyError {
  return new CubbyError('NOT_FOUND', 'File not found, or its link has expired.');
}
