import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LedgerRow } from '../../contract/rules/settlement.ts';
import type { AuthToken } from '../../contract/structs/user.ts';
import { appendRows } from '../../server/money/ledger/entries.ts';
import { createBooking, createSession, createStashpoint, withoutLaws } from '../../testing/fixtures.ts';
import { ledgerOf } from '../../testing/ledger-of.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { examineLaws } from '../examine-laws.ts';
import { examineLedger } from './examine-ledger.ts';

let server: TestServer;
let traveller: AuthToken;
let owner: AuthToken;
let stashpoint: string;
beforeAll(async () => {
  server = await startTestServer();
  [traveller, owner] = [await createSession(server), await createSession(server, 'host')];
  const host = { id: owner.user.id, user_id: owner.user.id, business_name: 'Shelf', accepted_tos_at: null };
  await server.database.query
    .insertInto('hosts')
    .values({ ...host, created: TEST_NOW })
    .execute();
  stashpoint = await createStashpoint(server, { hostId: owner.user.id });
});
afterAll(() => server.close());

const run = async (...args: string[]) => {
  const lines: string[] = [];
  const code = await examineLedger(server.database, args, (text) => lines.push(text.replace(/ +/g, ' ')), TEST_NOW);
  return { code, text: lines.join('') };
};

/** Books a stay of £13.00, £5.00 of which is the host's share, and writes rows of former rules. */
async function stayWith(...rows: LedgerRow[]): Promise<string> {
  const { id } = await createBooking(server, traveller, stashpoint);
  const booking = { id, currency_code: 'GBP' };
  await withoutLaws(server, (own) => appendRows(own, booking, rows, TEST_NOW));
  return id;
}

it('finds hosts below zero, stays opened again and ledgers that do not balance, and corrects what is certain', async () => {
  expect(await run()).toMatchObject({ code: 0, text: expect.stringContaining('Hosts below zero: 0') });
  const share = (amount: number) => ({ kind: 'host_share', amount, stashpoint_id: stashpoint }) as const;
  const fee = (amount: number) => ({ kind: 'platform_fee', amount }) as const;
  const below = await stayWith(share(-827), fee(827));
  const credited = [{ kind: 'refund_credit', amount: -1300 }, share(-500), fee(-800)] as const;
  const again = await stayWith(...credited, { kind: 'charge_credit', amount: 639 }, fee(639));
  await stayWith(...credited);
  const odd = await stayWith(fee(-1));

  const found = await run();
  expect(found.code).toBe(1);
  expect(found.text).toContain(`Hosts below zero: 1\n Shelf (${owner.user.id}) 1 -£3.27\n ${below} -£3.27`);
  expect(found.text).toContain(
    `Refunded in full, and paid again: 1\n Shelf (${owner.user.id}) 1 £6.39\n ${again} £6.39`,
  );
  expect(found.text).toContain(`Ledgers that do not balance: 1\n Shelf (${owner.user.id}) 1 £0.01\n ${odd} £0.01`);
  expect(await ledgerOf(server, below)).toMatchObject({ host_share: -327 });

  expect((await run('--correct')).text).toContain('Corrected: 1 stays.');
  expect(await ledgerOf(server, below)).toMatchObject({ host_share: 0, charge: 1300 });
  const events = await server.clientOf(owner.token).getBookingTimeline({ params: { id: below } });
  expect(events.find(({ kind }) => kind === 'staff')?.facts).toMatchObject({ action: 'share_corrected', amount: 327 });
  // A second time there is nothing to correct; what a person has to decide is still there.
  expect(await run('--correct')).toMatchObject({ code: 1, text: expect.stringContaining('Corrected: 0 stays.') });
  expect((await run('--wrong')).code).toBe(2);
  const told: string[] = [];
  expect(await examineLaws(server.database, (text) => told.push(text))).toBe(1);
  expect(told[0]).toBe(`ledger_balances: 1 break it: ${odd}.\n`);
});
