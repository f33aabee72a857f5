import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { payHosts } from './pay-hosts.ts';

let server: TestServer;
let staff: AuthToken;
let traveller: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createSession(server, 'admin');
  traveller = await createSession(server);
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

const admin = () => server.clientOf(staff.token);
const ACCOUNT = {
  payment_type: 'bank_transfer',
  account_holder: 'Grace Hopper',
  account_number: 'GB33 BUKB 2020 1555 5555 55',
  account_ccy: 'GBP',
  account_country: 'GB',
} as const;

/** A host with a place; `Host` records are made by staff for them. */
async function hostWithPlace(firstDayCommission = 250) {
  const email = `grace${Math.random().toString(36).slice(2)}@hosts.example`;
  const person = { email, first_name: 'Grace', last_name: 'Hopper', phone_number: '+44 20 7946 0018' };
  const host = await admin().createHost({ body: { ...person, business_name: 'Compiler Café' } });
  const columns = { first_day_commission: firstDayCommission };
  const place = await createStashpoint(server, { hostId: host.user_id, columns });
  return { host, place, email };
}

const addAccount = (host_id: string, account: object = {}) =>
  admin().createExternalAccount({ body: { host_id, ...ACCOUNT, ...account } as never });
const money = (id: string) => admin().getHostMoney({ params: { id } });
const payoutsOf = async (id: string) =>
  (await server.database.query.selectFrom('ledger_entries').selectAll().where('booking_id', '=', id).execute())
    .filter(({ kind }) => kind === 'payout')
    .map(({ amount }) => amount);

describe('paying hosts', () => {
  it('sends on the first of the month what was earned before it, once, and tells them', async () => {
    const { host, place, email } = await hostWithPlace(600);
    await admin().createHostNotificationEmail({ body: { host_id: host.id, email: 'Books@hosts.example' } });
    const booking = await createBooking(server, traveller, place);
    await addAccount(host.id);
    expect((await money(host.id)).balances).toMatchObject([
      { earned: 0, ahead: 1200, next_payout: { date: '2026-12-01', amount: 1200, obstacle: null } },
    ]);
    expect(await payHosts(server.services)).toBe(0);
    server.setNow('2026-12-01T00:07:00Z');
    expect(await payHosts(server.services)).toBe(1);
    expect(await payHosts(server.services)).toBe(0);
    expect(await payoutsOf(booking.id)).toEqual([-1200]);
    const after = await money(host.id);
    expect(after.balances).toMatchObject([{ earned: 0, ahead: 0, next_payout: { obstacle: 'NOTHING_DUE' } }]);
    expect(after.payouts).toMatchObject([{ amount: 1200, booking_count: 1, account_number_end: '5555' }]);
    const mails = await server.database.query
      .selectFrom('mails')
      .select(['recipient', 'subject', 'body'])
      .where('subject', 'like', '%on its way to you')
      .execute();
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['books@hosts.example', email].sort());
    expect(mails[0]?.body).toContain('£12.00');
    expect(mails[0]?.body).toContain('30 November 2026');
  });

  it('waits below the threshold and without an account, and says why', async () => {
    const { host, place } = await hostWithPlace(499);
    await createBooking(server, traveller, place);
    expect((await money(host.id)).balances[0]?.next_payout).toMatchObject({ amount: 998, obstacle: 'BELOW_THRESHOLD' });
    await createBooking(server, traveller, place);
    expect((await money(host.id)).balances[0]?.next_payout).toMatchObject({ amount: 1996, obstacle: 'NO_ACCOUNT' });
    server.setNow('2026-12-01T00:07:00Z');
    expect(await payHosts(server.services)).toBe(0);
    await addAccount(host.id);
    expect(await payHosts(server.services)).toBe(1);
  });

  it('pays nobody twice when two servers run at once', async () => {
    const { host, place } = await hostWithPlace(600);
    const booking = await createBooking(server, traveller, place);
    await addAccount(host.id);
    server.setNow('2026-12-02T00:07:00Z');
    await Promise.all([payHosts(server.services), payHosts(server.services)]);
    expect(await payoutsOf(booking.id)).toEqual([-1200]);
  });

  it.each([
    [999, false],
    [1000, true],
    [1001, true],
  ])('sends %d pence: %s', async (share, isPaid) => {
    const { host, place } = await hostWithPlace(share);
    const booking = await createBooking(server, traveller, place, { bag_count: 1 });
    await addAccount(host.id);
    expect((await money(host.id)).balances[0]?.next_payout).toMatchObject({
      threshold: 1000,
      obstacle: isPaid ? null : 'BELOW_THRESHOLD',
    });
    server.setNow('2026-12-01T00:07:00Z');
    await payHosts(server.services);
    expect(await payoutsOf(booking.id)).toEqual(isPaid ? [-share] : []);
  });

  it('pays the others when one of them cannot be paid', async () => {
    const [failing, well] = [await hostWithPlace(600), await hostWithPlace(600)];
    const unpaid = await createBooking(server, traveller, failing.place);
    const paid = await createBooking(server, traveller, well.place);
    for (const { host } of [failing, well]) await addAccount(host.id);
    // A sum no column can hold stands for whatever may be wrong with one host.
    const entries = Array.from({ length: 3 }, () => ({ amount: 2_000_000_000, kind: 'host_share' as const }));
    await server.database.query
      .insertInto('ledger_entries')
      .values(
        entries.map((entry) => ({
          ...{ ...entry, booking_id: unpaid.id, currency_code: 'GBP', created: TEST_NOW },
          ...{ payment_id: null, refund_id: null, payout_id: null },
        })),
      )
      .execute();
    server.setNow('2026-12-01T00:07:00Z');
    expect(await payHosts(server.services)).toBe(1);
    expect(await payoutsOf(paid.id)).toEqual([-1200]);
    expect(await payoutsOf(unpaid.id)).toEqual([]);
  });
});

describe('accounts', () => {
  it.each(['type', 'payment_type'])('are taken as the specification sends them, with %s', async (name) => {
    const { host, place } = await hostWithPlace(600);
    await createBooking(server, traveller, place);
    const { account_ccy, account_country } = ACCOUNT;
    const sent = { account_ccy, account_country, account_city_name: 'London', account_address: '12 Euston Road' };
    const body = { host_id: host.id, [name]: 'bank_transfer', ...sent, is_active: true } as never;
    const account = await admin().createExternalAccount({ body });
    expect(account).toMatchObject({ ...sent, payment_type: 'bank_transfer', account_number_end: '', is_active: true });
    // Nothing leaves for an account without a number.
    expect((await money(host.id)).balances[0]?.next_payout.obstacle).toBe('NO_ACCOUNT');
    const { account_holder, account_number } = ACCOUNT;
    await admin().updateExternalAccount({ params: { id: account.id }, body: { account_holder, account_number } });
    expect((await money(host.id)).balances[0]?.next_payout.obstacle).toBe(null);
  });

  it.each([
    [{}, { payment_type: [expect.any(String)] }],
    [{ type: 'cheque' }, { payment_type: [expect.any(String)] }],
  ])('have one type (%o)', async (types, errors) => {
    const { host } = await hostWithPlace();
    const { payment_type: _one, ...account } = ACCOUNT;
    const body = { host_id: host.id, ...account, ...types } as never;
    await expect(admin().createExternalAccount({ body })).rejects.toMatchObject({ errors });
  });

  it('show only the end of their number, and one of a currency is active', async () => {
    const { host } = await hostWithPlace();
    const first = await addAccount(host.id);
    expect(first).toMatchObject({ account_number_end: '5555', is_active: true });
    expect(JSON.stringify(first)).not.toContain('BUKB');
    const second = await addAccount(host.id, { account_number: '12345678' });
    const { items } = await admin().listExternalAccounts({ query: { host_id: host.id } });
    expect(items.map(({ id, is_active }) => [id, is_active])).toEqual(
      expect.arrayContaining([
        [first.id, false],
        [second.id, true],
      ]),
    );
    const params = { id: first.id };
    const again = await admin().updateExternalAccount({ params, body: { is_active: true, expected_version: 2 } });
    expect(again.is_active).toBe(true);
    await expect(
      admin().updateExternalAccount({ params, body: { account_holder: 'G', expected_version: 2 } }),
    ).rejects.toMatchObject({ id: 'CONFLICT' });
    const log = await admin().listChanges({ query: { entity: 'host', entity_id: host.id } });
    expect(JSON.stringify(log)).not.toMatch(/BUKB|12345678/);
  });

  it.each(['GB33BUKB20201555555556', '12', 'no number!'])('refuse the number %s', async (account_number) => {
    const { host } = await hostWithPlace();
    await expect(addAccount(host.id, { account_number })).rejects.toMatchObject({
      errors: { account_number: ['INVALID_DATA'] },
    });
  });

  it('are shown and changed by their own host alone', async () => {
    const { host } = await hostWithPlace();
    const account = await addAccount(host.id);
    const other = await createSession(server, 'host');
    const stranger = server.clientOf(other.token);
    await expect(stranger.getHost({ params: { id: host.id } })).rejects.toMatchObject({ status: 404 });
    await expect(stranger.getHostMoney({ params: { id: host.id } })).rejects.toMatchObject({ status: 404 });
    await expect(
      stranger.updateExternalAccount({ params: { id: account.id }, body: { is_active: false } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
