import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PayoutRun, RunPayout } from '../../../contract/structs/payout.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { problemsOfBankFile } from '../../../testing/check-bank-file.ts';
import { createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { preparePayouts } from './prepare-payouts.ts';

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

/** Creates a host with a place; staff create the `Host` record for them. */
async function hostWithStashpoint(firstDayCommission = 250) {
  const email = `grace${Math.random().toString(36).slice(2)}@hosts.example`;
  const person = { email, first_name: 'Grace', last_name: 'Hopper', phone_number: '+44 20 7946 0018' };
  const host = await admin().createHost({ body: { ...person, business_name: 'Compiler Café' } });
  const columns = { first_day_commission: firstDayCommission };
  const stashpoint = await createStashpoint(server, { hostId: host.user_id, columns });
  return { host, stashpoint, email };
}

const addAccount = (host_id: string, account: object = {}) =>
  admin().createExternalAccount({ body: { host_id, ...ACCOUNT, ...account } as never });
const money = (id: string) => admin().getHostMoney({ params: { id } });
const payoutsOf = async (id: string) =>
  (await server.database.query.selectFrom('ledger_entries').selectAll().where('booking_id', '=', id).execute())
    .filter(({ kind }) => kind === 'payout')
    .map(({ amount }) => amount);

const mailsAbout = (subject: string) =>
  server.database.query
    .selectFrom('mails')
    .select(['recipient', 'subject', 'body'])
    .where('subject', 'like', subject)
    .execute();

async function openRun(): Promise<PayoutRun> {
  const { items } = await admin().listPayoutRuns({});
  const run = items.find(({ released_at }) => released_at === null);
  if (!run) throw new Error('No run is open.');
  return run;
}
const release = ({ id, amount, payout_count }: PayoutRun) =>
  admin().releasePayoutRun({ params: { id }, body: { amount, payout_count } });

describe('paying hosts', () => {
  beforeEach(async () => {
    // Payouts prepared by other tests must not affect the next one.
    for (const { items } of [await admin().listPayoutRuns({})])
      for (const run of items) if (!run.released_at && run.payout_count > 0) await release(run);
  });

  it('happens once on the first of the month for all earlier earnings, with an email', async () => {
    const { host, stashpoint, email } = await hostWithStashpoint(600);
    await admin().createHostNotificationEmail({ body: { host_id: host.id, email: 'Books@hosts.example' } });
    const booking = await createBooking(server, traveller, stashpoint);
    await addAccount(host.id);
    expect((await money(host.id)).balances).toMatchObject([
      {
        earned: 0,
        ahead: 1200,
        paid_out: 0,
        balance: 0,
        prepared: 0,
        next_payout: { date: '2026-12-01', amount: 1200, obstacle: null },
      },
    ]);
    expect(await preparePayouts(server.services)).toBe(0);
    server.setNow('2026-12-01T00:07:00Z');
    expect(await preparePayouts(server.services)).toBe(1);
    expect(await preparePayouts(server.services)).toBe(0);
    expect(await payoutsOf(booking.id)).toEqual([-1200]);
    const after = await money(host.id);
    expect(after.balances).toMatchObject([
      { earned: 1200, ahead: 0, paid_out: 0, balance: 1200, prepared: 1200, next_payout: { obstacle: 'NOTHING_DUE' } },
    ]);
    expect(after.payouts).toMatchObject([
      { status: 'prepared', sent_at: null, amount: 1200, booking_count: 1, account_number_end: '5555' },
    ]);
    // No one is told before staff have released it.
    expect(await mailsAbout('%on its way to you')).toEqual([]);
    const run = await openRun();
    expect(run).toMatchObject({ ccy_code: 'GBP', amount: 1200, payout_count: 1, released_at: null, files: [] });
    await release(run);
    const mails = await mailsAbout('%on its way to you');
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['books@hosts.example', email].sort());
    expect(mails[0]?.body).toContain('£12.00');
    expect(mails[0]?.body).toContain('30 November 2026');
    const sent = await money(host.id);
    expect(sent.payouts).toMatchObject([{ status: 'sent', sent_at: '2026-12-01T00:07:00.000Z' }]);
    expect(sent.balances).toMatchObject([{ earned: 1200, paid_out: 1200, balance: 0, prepared: 0 }]);
  });

  it('is postponed below the threshold and without an account, with the reason', async () => {
    const { host, stashpoint } = await hostWithStashpoint(499);
    await createBooking(server, traveller, stashpoint);
    expect((await money(host.id)).balances[0]?.next_payout).toMatchObject({ amount: 998, obstacle: 'BELOW_THRESHOLD' });
    await createBooking(server, traveller, stashpoint);
    expect((await money(host.id)).balances[0]?.next_payout).toMatchObject({ amount: 1996, obstacle: 'NO_ACCOUNT' });
    server.setNow('2026-12-01T00:07:00Z');
    expect(await preparePayouts(server.services)).toBe(0);
    await addAccount(host.id);
    expect(await preparePayouts(server.services)).toBe(1);
  });

  it('pays no host twice when two servers run at once', async () => {
    const { host, stashpoint } = await hostWithStashpoint(600);
    const booking = await createBooking(server, traveller, stashpoint);
    await addAccount(host.id);
    server.setNow('2026-12-02T00:07:00Z');
    await Promise.all([preparePayouts(server.services), preparePayouts(server.services)]);
    expect(await payoutsOf(booking.id)).toEqual([-1200]);
  });

  it.each([
    [999, false],
    [1000, true],
    [1001, true],
  ])('sends %d pence: %s', async (share, isPaid) => {
    const { host, stashpoint } = await hostWithStashpoint(share);
    const booking = await createBooking(server, traveller, stashpoint, { bag_count: 1 });
    await addAccount(host.id);
    expect((await money(host.id)).balances[0]?.next_payout).toMatchObject({
      threshold: 1000,
      obstacle: isPaid ? null : 'BELOW_THRESHOLD',
    });
    server.setNow('2026-12-01T00:07:00Z');
    await preparePayouts(server.services);
    expect(await payoutsOf(booking.id)).toEqual(isPaid ? [-share] : []);
  });

  it('pays the others when one of them cannot be paid', async () => {
    const [failing, well] = [await hostWithStashpoint(600), await hostWithStashpoint(600)];
    const unpaid = await createBooking(server, traveller, failing.stashpoint);
    const paid = await createBooking(server, traveller, well.stashpoint);
    for (const { host } of [failing, well]) await addAccount(host.id);
    // A sum that overflows its column, as an example of a fault with one host.
    const entries = Array.from({ length: 3 }, () => [
      { amount: 2_000_000_000, kind: 'host_share' as const },
      { amount: -2_000_000_000, kind: 'platform_fee' as const },
    ]).flat();
    await server.database.query
      .insertInto('ledger_entries')
      .values(
        entries.map((entry) => ({
          ...{ ...entry, booking_id: unpaid.id, currency_code: 'GBP', created: TEST_NOW },
          ...{ payment_id: null, refund_id: null, payout_id: null, stashpoint_id: failing.stashpoint },
        })),
      )
      .execute();
    server.setNow('2026-12-01T00:07:00Z');
    expect(await preparePayouts(server.services)).toBe(1);
    expect(await payoutsOf(paid.id)).toEqual([-1200]);
    expect(await payoutsOf(unpaid.id)).toEqual([]);
  });
});

describe('a payout run', () => {
  const DECEMBER = '2026-12-01T00:07:00Z';
  async function prepared(account: object = {}) {
    server.setNow(TEST_NOW);
    const made = await hostWithStashpoint(600);
    const booking = await createBooking(server, traveller, made.stashpoint);
    const { id: accountId } = await addAccount(made.host.id, account);
    server.setNow(DECEMBER);
    await preparePayouts(server.services);
    const { items } = await admin().listPayouts({ query: { host_id: made.host.id } });
    return { ...made, booking, accountId, payout: items[0] as RunPayout };
  }
  const fileOf = async (run: PayoutRun, name: string) => {
    const url = run.files.find((file) => file.name === name)?.url ?? '';
    const reply = await fetch(server.url + url);
    return { status: reply.status, text: await reply.text(), url };
  };
  beforeEach(async () => {
    server.setNow(DECEMBER);
    const { items } = await admin().listPayoutRuns({});
    for (const run of items) if (!run.released_at && run.payout_count > 0) await release(run);
    server.setNow(TEST_NOW);
  });

  it('is released as reviewed, once, with its file for the bank', async () => {
    const { payout, email } = await prepared({ account_holder: 'Åse & Søn' });
    const wallet = await prepared({ payment_type: 'paypal', account_number: 'grace@wallet.example' });
    const run = await openRun();
    expect(run).toMatchObject({ amount: 2400, payout_count: 2, has_own_account: true });
    expect(run.renamed).toEqual([{ payout_id: payout.id, name: 'Åse & Søn', bank_name: 'Ase + Son' }]);
    await expect(release({ ...run, amount: 2399 })).rejects.toMatchObject({ id: 'CONFLICT' });
    const twice = await Promise.allSettled([release(run), release(run)]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await mailsAbout('%on its way to you')).toEqual(
      expect.arrayContaining([expect.objectContaining({ recipient: email })]),
    );
    const released = await admin().getPayoutRun({ params: { id: run.id } });
    expect(released.files.map(({ name, payout_count }) => [name, payout_count])).toEqual([
      ['pain.001.xml', 1],
      ['wallets.csv', 1],
    ]);
    const { text, url } = await fileOf(released, 'pain.001.xml');
    expect(await problemsOfBankFile(text)).toEqual([]);
    expect(text).toContain(`<EndToEndId>${payout.id}</EndToEndId>`);
    expect(text).toContain('<IBAN>GB33BUKB20201555555555</IBAN>');
    expect(text).toContain('<Nm>Ase + Son</Nm>');
    expect(released.renamed).toEqual([]);
    expect((await fileOf(released, 'wallets.csv')).text).toContain(
      `grace@wallet.example,12.00,GBP,${wallet.payout.id}`,
    );
    expect((await fetch(server.url + url.replace(/key=.*/, 'key=made-up'))).status).toBe(404);
    server.setNow('2026-12-01T01:08:00Z');
    expect((await fetch(server.url + url)).status).toBe(404);
  });

  it('leaves out payouts on hold until staff release them', async () => {
    const { payout, host, booking, accountId } = await prepared();
    const params = { id: payout.id };
    expect(await admin().leaveOutPayout({ params, body: { reason: 'The name looks wrong.' } })).toMatchObject({
      status: 'left_out',
      reason: 'The name looks wrong.',
    });
    await expect(admin().leaveOutPayout({ params, body: { reason: 'Again.' } })).rejects.toMatchObject({
      id: 'CONFLICT',
    });
    expect(await payoutsOf(booking.id)).toEqual([-1200, 1200]);
    expect((await money(host.id)).balances).toMatchObject([
      { earned: 1200, next_payout: { obstacle: 'ACCOUNT_ON_HOLD' } },
    ]);
    expect(await preparePayouts(server.services)).toBe(0);
    await admin().resumeExternalAccount({ params: { id: accountId }, body: { note: 'The name is right.' } });
    const { items } = await admin().listChanges({ query: { entity: 'host', entity_id: host.id } });
    expect(items[0]).toMatchObject({ action: 'account_resumed', after: { note: 'The name is right.' } });
    expect(await preparePayouts(server.services)).toBe(1);
    expect(await payoutsOf(booking.id)).toEqual([-1200, 1200, -1200]);
  });

  it('takes back what a bank returns, notifies the host, and pays the corrected account', async () => {
    const { payout, host, booking, accountId, email } = await prepared();
    const params = { id: payout.id };
    await expect(admin().returnPayout({ params, body: { reason: 'AC04' } })).rejects.toMatchObject({ id: 'CONFLICT' });
    await release(await openRun());
    await admin().returnPayout({ params, body: { reason: 'AC04 closed account' } });
    expect((await money(host.id)).payouts).toMatchObject([{ status: 'returned', reason: 'AC04 closed account' }]);
    const [mail] = (await mailsAbout('Your bank returned our payout of %')).filter(
      ({ recipient }) => recipient === email,
    );
    expect(mail?.body).toContain('AC04 closed account');
    expect(await preparePayouts(server.services)).toBe(0);
    const account_number = 'GB82 WEST 1234 5698 7654 32';
    const mended = await admin().updateExternalAccount({ params: { id: accountId }, body: { account_number } });
    expect(mended.on_hold).toBeNull();
    await afterTheWait();
    expect(await preparePayouts(server.services)).toBe(1);
    expect(await payoutsOf(booking.id)).toEqual([-1200, 1200, -1200]);
  });

  it('must be reviewed again if an account has changed since', async () => {
    const { payout, accountId } = await prepared();
    const run = await openRun();
    const account_number = 'GB82 WEST 1234 5698 7654 32';
    await admin().updateExternalAccount({ params: { id: accountId }, body: { account_number } });
    await expect(release(run)).rejects.toMatchObject({ id: 'CONFLICT' });
    const { items } = await admin().listPayouts({ query: { run_id: run.id } });
    expect(items.find(({ id }) => id === payout.id)).toMatchObject({ status: 'left_out', reason: 'ACCOUNT_CHANGED' });
    await afterTheWait();
    expect(await preparePayouts(server.services)).toBe(1);
    const again = await release(await openRun());
    expect((await fileOf(again, 'pain.001.xml')).text).toContain('GB82WEST12345698765432');
  });

  it('is for staff only, and hosts see their own payouts', async () => {
    const { host, payout } = await prepared();
    const own = server.clientOf((await createSession(server, 'host')).token);
    await expect(own.listPayoutRuns({})).rejects.toMatchObject({ status: 403 });
    await expect(own.returnPayout({ params: { id: payout.id }, body: { reason: 'x' } })).rejects.toMatchObject({
      status: 403,
    });
    await expect(own.listPayouts({ query: { host_id: host.id } })).rejects.toMatchObject({ status: 404 });
    // A host reads out the reference on their bank statement, or their name.
    for (const q of [payout.id, String(payout.host?.business_name), payout.account_holder])
      expect((await admin().listPayouts({ query: { q } })).items.map(({ id }) => id)).toContain(payout.id);
  });
});

/** Expects that a changed account is not paid for three days, and is paid after them. */
async function afterTheWait(): Promise<void> {
  const now = server.services.now();
  for (const days of [0, 2.99]) {
    server.setNow(new Date(now.getTime() + days * 86_400_000));
    expect(await preparePayouts(server.services)).toBe(0);
  }
  server.setNow(new Date(now.getTime() + 3 * 86_400_000));
}

describe('a changed account', () => {
  const told = async (email: string) =>
    (await mailsAbout('Your GBP payout account has changed')).filter(({ recipient }) => recipient === email);

  it('is paid after three days, with an email to every address of the host; a first one at once', async () => {
    const { host, email } = await hostWithStashpoint();
    const desk = `desk-${host.id}@example.org`;
    await admin().createHostNotificationEmail({ body: { host_id: host.id, email: desk } });
    const first = await addAccount(host.id);
    expect([first.pays_from, await told(email)]).toEqual([null, []]);
    const now = server.services.now();
    const later = new Date(now.getTime() + 3 * 86_400_000).toISOString();

    const body = { host_id: host.id, ...ACCOUNT, account_number: 'GB82 WEST 1234 5698 7654 32' } as never;
    const second = await admin().createExternalAccount({ body });
    expect(second.pays_from).toBe(later);
    for (const address of [email, desk]) {
      const [mail, ...others] = await told(address);
      expect(mail?.body).toMatch(/the account ending in 5432\. We won’t pay this account before \d+ \w+ 20\d\d\./);
      expect(others).toEqual([]);
    }

    // Going back to the first one is a change as well, and closing an account is none.
    const params = { id: first.id };
    expect(await admin().updateExternalAccount({ params, body: { is_active: true } })).toMatchObject({
      pays_from: later,
    });
    await admin().updateExternalAccount({ params, body: { is_active: false } });
    await admin().updateExternalAccount({ params, body: { account_city_name: 'Leeds' } });
    expect(await told(email)).toHaveLength(2);

    server.setNow(later);
    const { items } = await admin().listExternalAccounts({ query: { host_id: host.id } });
    expect(items.map(({ pays_from }) => pays_from)).toEqual([null, null]);
  });

  it('counts as the first one if it had no number', async () => {
    const { host, email } = await hostWithStashpoint();
    const { id } = await addAccount(host.id, { account_number: undefined, account_holder: undefined });
    const { account_holder, account_number } = ACCOUNT;
    const filled = await admin().updateExternalAccount({ params: { id }, body: { account_holder, account_number } });
    expect([filled.pays_from, await told(email)]).toEqual([null, []]);
  });
});

describe('accounts', () => {
  it.each(['type', 'payment_type'])('are accepted as the specification sends them, with %s', async (name) => {
    const { host, stashpoint } = await hostWithStashpoint(600);
    await createBooking(server, traveller, stashpoint);
    const { account_ccy, account_country } = ACCOUNT;
    const sent = { account_ccy, account_country, account_city_name: 'London', account_address: '12 Euston Road' };
    const body = { host_id: host.id, [name]: 'bank_transfer', ...sent, is_active: true } as never;
    const account = await admin().createExternalAccount({ body });
    expect(account).toMatchObject({ ...sent, payment_type: 'bank_transfer', account_number_end: '', is_active: true });
    // Nothing is sent to an account without a number.
    expect((await money(host.id)).balances[0]?.next_payout.obstacle).toBe('NO_ACCOUNT');
    const { account_holder, account_number } = ACCOUNT;
    await admin().updateExternalAccount({ params: { id: account.id }, body: { account_holder, account_number } });
    expect((await money(host.id)).balances[0]?.next_payout.obstacle).toBe(null);
  });

  it.each([
    [{}, { payment_type: [expect.any(String)] }],
    [{ type: 'cheque' }, { payment_type: [expect.any(String)] }],
  ])('have one type (%o)', async (types, errors) => {
    const { host } = await hostWithStashpoint();
    const { payment_type: _one, ...account } = ACCOUNT;
    const body = { host_id: host.id, ...account, ...types } as never;
    await expect(admin().createExternalAccount({ body })).rejects.toMatchObject({ errors });
  });

  it('show only the end of their number, with one active for each currency', async () => {
    const { host } = await hostWithStashpoint();
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
    const { host } = await hostWithStashpoint();
    await expect(addAccount(host.id, { account_number })).rejects.toMatchObject({
      errors: { account_number: ['INVALID_DATA'] },
    });
  });

  it('are visible and editable for their own host only', async () => {
    const { host } = await hostWithStashpoint();
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
