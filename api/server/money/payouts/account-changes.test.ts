import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Host } from '../../../contract/structs/host.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { createColleague, pairTestDevice } from '../../../testing/team.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { openSession } from '../../people/identity/open-session.ts';
import { proveAddress } from '../../people/identity/prove-address.ts';
import { findUser } from '../../people/users/accounts.ts';
import { preparePayouts } from './prepare-payouts.ts';

let server: TestServer;
let staff: AuthToken;
let second: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createSession(server, 'admin');
  second = await createSession(server, 'admin');
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

const NUMBERS = { old: 'GB33BUKB20201555555555', new: 'GB94BARC10201530093459', third: 'GB29NWBK60161331926819' };
const account = (account_number: string) => ({
  payment_type: 'bank_transfer' as const,
  account_holder: 'Grace Hopper',
  account_number,
  account_ccy: 'GBP' as const,
  account_country: 'GB',
});
const by = ({ token }: AuthToken) => server.clientOf(token);

interface Owner {
  host: Host;
  session: AuthToken;
  place: string;
}

/** Creates a host with a place, a first payout account and a session of their own. */
async function hostWithAccount(): Promise<Owner> {
  const email = `grace${Math.random().toString(36).slice(2)}@hosts.example`;
  const person = { email, first_name: 'Grace', last_name: 'Hopper', phone_number: '+44 20 7946 0018' };
  const host = await by(staff).createHost({ body: { ...person, business_name: 'Compiler Café' } });
  const place = await createStashpoint(server, { hostId: host.user_id, columns: { first_day_commission: 600 } });
  const session = await sessionOf(host);
  await by(session).createExternalAccount({ body: account(NUMBERS.old) });
  return { host, session, place };
}

async function sessionOf(host: Host): Promise<AuthToken> {
  const user = await findUser(server.database.query, host.user_id);
  if (!user) throw new Error('There is no such host.');
  const proof = { by: 'code' as const, at: addDays(TEST_NOW, 100), since: null };
  const proven = await proveAddress(server.services, server.database.query, user, null);
  return openSession(server.services, server.database.query, proven, { proof });
}

const change = ({ session }: Owner, number = NUMBERS.new) =>
  by(session).createExternalAccount({ body: account(number) });

const mailsTo = (email: string, subject: string) =>
  server.database.query
    .selectFrom('mails')
    .select(['recipient', 'body'])
    .where('recipient', '=', email)
    .where('subject', 'like', subject)
    .orderBy('id', 'desc')
    .execute();
const CHANGED = 'Your GBP payout account has changed';
const undoLinkTo = async ({ host }: Owner) =>
  (await mailsTo(host.email, CHANGED))[0]?.body.match(/undo-payout\?link=([\w-]{43})/)?.[1] ?? 'none';
const undo = (link: string) => server.client.undoAccountChange({ body: { link } });
const active = async ({ host }: Owner) =>
  (await by(staff).listExternalAccounts({ query: { host_id: host.id } })).items
    .filter(({ is_active }) => is_active)
    .map(({ account_number_end, pays_from }) => [account_number_end, pays_from]);
const waitingOf = async ({ host }: Owner) => {
  const { items } = await by(staff).listAccountChanges({ query: { waiting: true, per_page: 50 } });
  return items.filter(({ host_id }) => host_id === host.id);
};

describe('an email about a payout account', () => {
  it('goes to every address of the last thirty days, the removed ones too, and not beyond', async () => {
    const owner = await hostWithAccount();
    const { session, host } = owner;
    const client = by(session);
    const add = (email: string) => client.createHostNotificationEmail({ body: { email } });
    const [kept, removed, renamed] = ['kept', 'removed', 'renamed'].map((name) => `${name}-${host.id}@hosts.example`);
    await add(kept ?? '');
    const gone = await add(removed ?? '');
    const other = await add(renamed ?? '');
    await client.deleteHostNotificationEmail({ params: { id: gone.id } });
    const next = `thief-${host.id}@hosts.example`;
    await client.updateHostNotificationEmail({ params: { id: other.id }, body: { email: next } });
    server.setNow(addDays(TEST_NOW, 5));
    await change(owner);
    for (const email of [host.email, kept, removed, renamed, next])
      expect(await mailsTo(email ?? '', CHANGED), email).toHaveLength(1);
    server.setNow(addDays(TEST_NOW, 31));
    await by(staff).createExternalAccount({ body: { ...account(NUMBERS.third), host_id: host.id } });
    expect(await mailsTo(removed ?? '', CHANGED)).toHaveLength(1);
    expect(await mailsTo(kept ?? '', CHANGED)).toHaveLength(2);
  });

  it('tells of a first account as well, which has no wait and no link', async () => {
    const owner = await hostWithAccount();
    const [mail] = await mailsTo(owner.host.email, 'Your GBP payout account has been added');
    expect(mail?.body).toContain('ending in 5555');
    expect(mail?.body).not.toContain('undo-payout');
    expect(await waitingOf(owner)).toEqual([]);
  });

  it('tells every address of a changed address for notifications', async () => {
    const { session, host } = await hostWithAccount();
    const email = `books-${host.id}@hosts.example`;
    const { id } = await by(session).createHostNotificationEmail({ body: { email } });
    await by(session).deleteHostNotificationEmail({ params: { id } });
    const subject = 'The addresses for your Cubby notifications have changed';
    expect((await mailsTo(host.email, subject)).map(({ body }) => body.includes('no longer gets'))).toEqual([
      true,
      false,
    ]);
    expect(await mailsTo(email, subject)).toHaveLength(2);
  });
});

describe('the link that undoes a changed payout account', () => {
  it('restores the previous account at once, ends every session of the owner and says so by mail', async () => {
    const owner = await hostWithAccount();
    const { session, host, place } = owner;
    const device = await pairTestDevice(server, session, place);
    const manager = await createColleague(server, session, 'manager', [place]);
    const thief = await sessionOf(host);
    await change({ ...owner, session: thief });
    expect(await active(owner)).toEqual([['3459', '2026-11-26T10:00:00.000Z']]);
    const link = await undoLinkTo(owner);
    expect(await undo(link)).toEqual({ ended: null, ccy_code: 'GBP', account_end: '5555' });
    expect(await active(owner)).toEqual([['5555', null]]);
    for (const each of [session, thief]) await expect(by(each).getMe()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
    expect(await by(manager).getMe()).toMatchObject({ role: 'manager' });
    expect(await by(device).getToken({ params: { token: device.token } })).toMatchObject({ role: 'device' });
    expect(await mailsTo(host.email, 'We’ve restored your GBP payout account')).toHaveLength(1);
    const { items } = await by(staff).listChanges({ query: { entity: 'host', entity_id: host.id } });
    expect(items[0]).toMatchObject({ action: 'account_undone', after: { account: 'GBP …5555' } });
    expect(await waitingOf(owner)).toEqual([]);
  });

  it('works once, of two at the same time too, and tells why it no longer does', async () => {
    const owner = await hostWithAccount();
    await change(owner);
    const link = await undoLinkTo(owner);
    const answers = await Promise.all([undo(link), undo(link)]);
    expect(answers.map(({ ended }) => ended).sort()).toEqual([null, 'used'].sort());
    expect(await undo(link)).toEqual({ ended: 'used', ccy_code: 'GBP', account_end: '5555' });
    await expect(undo('x'.repeat(43))).rejects.toMatchObject({ id: 'NOT_FOUND' });
  });

  it('expires with the wait', async () => {
    const owner = await hostWithAccount();
    await change(owner);
    server.setNow(addDays(TEST_NOW, 3));
    expect(await undo(await undoLinkTo(owner))).toMatchObject({ ended: 'expired', account_end: '3459' });
    expect(await active(owner)).toEqual([['3459', null]]);
    expect(await by(owner.session).getMe()).toMatchObject({ role: 'host' });
  });

  it('is stored as a hash', async () => {
    const owner = await hostWithAccount();
    await change(owner);
    const link = await undoLinkTo(owner);
    const rows = await server.database.query.selectFrom('account_changes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(link);
  });

  it('undoes later changes with it; that of a later one leaves the earlier change waiting', async () => {
    const owner = await hostWithAccount();
    await change(owner);
    const first = await undoLinkTo(owner);
    server.setNow(addHours(TEST_NOW, 5));
    await change(owner, NUMBERS.third);
    expect((await waitingOf(owner)).map(({ new_end }) => new_end)).toEqual(['6819']);
    expect(await undo(await undoLinkTo(owner))).toMatchObject({ ended: null, account_end: '3459' });
    expect(await active(owner)).toEqual([['3459', '2026-11-26T10:00:00.000Z']]);
    expect((await waitingOf(owner)).map(({ new_end }) => new_end)).toEqual(['3459']);
    const again = await sessionOf(owner.host);
    await change({ ...owner, session: again }, NUMBERS.third);
    expect(await undo(first)).toMatchObject({ ended: null, account_end: '5555' });
    expect(await active(owner)).toEqual([['5555', null]]);
  });

  it('restores a number that was changed in place, its holder and its hold', async () => {
    const owner = await hostWithAccount();
    const { items } = await by(staff).listExternalAccounts({ query: { host_id: owner.host.id } });
    const params = { id: items[0]?.id ?? '' };
    await server.database.query
      .updateTable('external_accounts')
      .set({ on_hold: 'returned', hold_reason: 'AC04' })
      .where('id', '=', params.id)
      .execute();
    const body = { account_number: NUMBERS.new, account_holder: 'A Thief' };
    expect(await by(owner.session).updateExternalAccount({ params, body })).toMatchObject({ on_hold: null });
    await undo(await undoLinkTo(owner));
    const [restored] = (await by(staff).listExternalAccounts({ query: { host_id: owner.host.id } })).items;
    expect(restored).toMatchObject({
      account_number_end: '5555',
      account_holder: 'Grace Hopper',
      on_hold: 'returned',
      hold_reason: 'AC04',
      pays_from: null,
    });
  });

  it('lets the next payout go to the restored account', async () => {
    const owner = await hostWithAccount();
    await createBooking(server, await createSession(server), owner.place);
    server.setNow('2026-11-30T10:00:00Z');
    await change(owner);
    await undo(await undoLinkTo(owner));
    server.setNow('2026-12-01T00:07:00Z');
    await preparePayouts(server.services);
    const { payouts } = await by(staff).getHostMoney({ params: { id: owner.host.id } });
    expect(payouts).toMatchObject([{ status: 'prepared', account_number_end: '5555' }]);
  });
});

describe('changed accounts on the staff’s overview', () => {
  it('are counted while they wait, and listed by the same rule', async () => {
    const owner = await hostWithAccount();
    const before = (await by(staff).getDashboard({})).changed_accounts.count;
    await change(owner);
    const { changed_accounts } = await by(staff).getDashboard({});
    expect(changed_accounts.count).toBe(before + 1);
    const { total } = await by(staff).listAccountChanges({ query: { waiting: true } });
    expect(total).toBe(changed_accounts.count);
    expect(await waitingOf(owner)).toMatchObject([
      { host_name: 'Compiler Café', old_end: '5555', new_end: '3459', state: 'waiting', confirmed_by: null },
    ]);
    server.setNow(addDays(TEST_NOW, 3));
    expect(await waitingOf(owner)).toEqual([]);
  });

  it('are not shown once the account is deactivated', async () => {
    const owner = await hostWithAccount();
    const { id } = await change(owner);
    await by(owner.session).updateExternalAccount({ params: { id }, body: { is_active: false } });
    expect(await waitingOf(owner)).toEqual([]);
  });

  const confirm = (who: AuthToken, id: string) => by(who).confirmAccountChange({ params: { id } });
  const waitingId = async (owner: Owner) => (await waitingOf(owner))[0]?.id ?? 'none';

  it('are paid at once after two of the staff have confirmed them; the same person twice is refused', async () => {
    const owner = await hostWithAccount();
    await change(owner);
    const id = await waitingId(owner);
    expect(await confirm(staff, id)).toMatchObject({ state: 'waiting', confirmed_by: { id: staff.user.id } });
    await expect(confirm(staff, id)).rejects.toMatchObject({ id: 'ALREADY_CONFIRMED', status: 409 });
    expect(await active(owner)).toEqual([['3459', '2026-11-26T10:00:00.000Z']]);
    expect(await confirm(second, id)).toMatchObject({ state: 'confirmed' });
    expect(await active(owner)).toEqual([['3459', null]]);
    await expect(confirm(second, id)).rejects.toMatchObject({ id: 'CONFLICT' });
    const { items } = await by(staff).listChanges({ query: { entity: 'host', entity_id: owner.host.id } });
    expect(items.slice(0, 2).map(({ action, actor }) => [action, actor?.id])).toEqual([
      ['account_released', second.user.id],
      ['account_confirmed', staff.user.id],
    ]);
    // The wait has ended; the host can still undo the change for as long as their email says.
    expect(await undo(await undoLinkTo(owner))).toMatchObject({ ended: null, account_end: '5555' });
  });

  it('are not confirmed by who made them', async () => {
    const owner = await hostWithAccount();
    const [{ id: accountId = '' } = {}] = (await by(staff).listExternalAccounts({ query: { host_id: owner.host.id } }))
      .items;
    await by(staff).updateExternalAccount({ params: { id: accountId }, body: { account_number: NUMBERS.new } });
    const [{ id = '', changed_by } = {}] = await waitingOf(owner);
    expect(changed_by?.id).toBe(staff.user.id);
    await expect(confirm(staff, id)).rejects.toMatchObject({ id: 'FORBIDDEN' });
    expect(await confirm(second, id)).toMatchObject({ state: 'waiting' });
  });

  it('take one confirmation of each, when many come at once', async () => {
    const owner = await hostWithAccount();
    await change(owner);
    const id = await waitingId(owner);
    const ends = await Promise.allSettled(Array.from({ length: 5 }, () => confirm(staff, id)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await waitingId(owner)).toBe(id);
  });

  it('need two new confirmations after another change, and after one was undone', async () => {
    const owner = await hostWithAccount();
    await change(owner);
    const first = await waitingId(owner);
    await confirm(staff, first);
    await change(owner, NUMBERS.third);
    await expect(confirm(second, first)).rejects.toMatchObject({ id: 'CONFLICT' });
    const later = await waitingId(owner);
    expect(await confirm(second, later)).toMatchObject({ state: 'waiting' });
    await undo(await undoLinkTo(owner));
    await expect(confirm(staff, later)).rejects.toMatchObject({ id: 'CONFLICT' });
    expect(await waitingOf(owner)).toMatchObject([{ id: first, confirmed_by: null }]);
    expect(await confirm(second, first)).toMatchObject({ state: 'waiting' });
  });

  it('are confirmed by staff who are trusted with money, with a fresh proof', async () => {
    const owner = await hostWithAccount();
    await change(owner);
    const id = await waitingId(owner);
    const { query } = server.database;
    const other = await createSession(server, 'admin');
    await query
      .updateTable('users')
      .set({ scopes: ['hosts:all'] })
      .where('id', '=', other.user.id)
      .execute();
    await expect(confirm(other, id)).rejects.toMatchObject({ id: 'FORBIDDEN' });
    await expect(confirm(owner.session, id)).rejects.toMatchObject({ id: 'FORBIDDEN' });
    const user = await findUser(query, second.user.id);
    const unproven = user && (await openSession(server.services, query, user, { isProvenTwice: true }));
    await expect(confirm(unproven as AuthToken, id)).rejects.toMatchObject({ id: 'PROOF_REQUIRED' });
  });
});
