import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { guaranteeOf } from '../../../contract/vocabulary/currencies.ts';
import { createCounter } from '../../../testing/counter.ts';
import { createSession, type StashpointOptions } from '../../../testing/fixtures.ts';
import { ledgerOf } from '../../../testing/ledger-of.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { PHRASES } from '../../../words/phrases.ts';
import { preparePayouts } from '../../money/payouts/prepare-payouts.ts';
import { countUnanswered } from '../incidents/count-unanswered.ts';
import { forgetClaimFiles } from './forget-claims.ts';

let server: TestServer;
type Client = ReturnType<TestServer['clientOf']>;
let staff: Client;
let colleague: Client;
beforeAll(async () => {
  server = await startTestServer();
  staff = server.clientOf((await createSession(server, 'admin')).token);
  colleague = server.clientOf((await createSession(server, 'admin')).token);
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

const AT_COUNTER = '2026-11-23T11:05:00Z';
const PICKED_UP = '2026-11-23T17:00:00Z';
const ZIP = { name: 'Suitcase', kind: 'bag' as const, bag: 1, value: 20_000, age_months: 30 };
const LAPTOP = { name: 'Laptop', kind: 'electronics' as const, bag: 2, value: 90_000, age_months: 6 };
const TOLD = { cause: 'damaged' as const, bags: [1, 2], text: 'Both bags were wet.', items: [ZIP, LAPTOP] };
const IBAN = { payment_type: 'bank_transfer' as const, account_holder: 'Ada L', account_country: 'GB' };
const ACCOUNT = { ...IBAN, account_number: 'GB33 BUKB 2020 1555 5555 55' };

/** A stay whose two bags were checked in and out, and its traveller's clients. */
async function stayed(columns: StashpointOptions['columns'] = {}) {
  server.setNow(TEST_NOW);
  const counter = await createCounter(server, { columns });
  server.setNow(AT_COUNTER);
  const booking_id = counter.booking.id;
  await counter.act({ kind: 'check_in', booking_id, bags: [{ tag: '7' }, { tag: '8' }] });
  server.setNow(PICKED_UP);
  await counter.act({ kind: 'check_out', booking_id });
  return {
    ...counter,
    params: { id: booking_id },
    me: server.clientOf(counter.traveller.token),
    host: server.clientOf(counter.host.token),
  };
}

async function claimed(told: Partial<BodyOf<Endpoints['createClaim']>> = {}) {
  const stay = await stayed();
  const claim = await stay.me.createClaim({ params: stay.params, body: { ...TOLD, ...told } });
  return { ...stay, booking: stay.params, claim, params: { id: claim.id } };
}

/** Accepts a claim, has it confirmed where that takes two, and gives an account. */
async function owed() {
  const made = await claimed();
  const { params, me } = made;
  await staff.acceptClaim({ params, body: { amounts: [10_000, 50_000], borne_by: 'guarantee' } });
  await colleague.confirmClaim({ params, body: {} });
  await me.setClaimAccount({ params, body: ACCOUNT });
  return made;
}

async function openRun(client = staff) {
  const { items } = await client.listPayoutRuns({ query: { ccy_code: 'GBP' } });
  return items.find(({ released_at }) => released_at === null);
}

async function release(client: Client) {
  await preparePayouts(server.services);
  const run = await openRun(client);
  if (!run) throw new Error('There is no run.');
  return client.releasePayoutRun({
    params: { id: run.id },
    body: { amount: run.amount, payout_count: run.payout_count },
  });
}

const photo = (background: string) =>
  sharp({ create: { width: 500, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer();

const subjectsTo = async (email: string | null) => {
  const rows = await server.database.query
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', email ?? '')
    .orderBy('id')
    .execute();
  return rows.map(({ subject }) => subject);
};

describe('making a claim', () => {
  it('begins with the bags, their custody and the end of its time, which counts from the actual pick-up', async () => {
    const { me, params } = await stayed();
    const start = await me.getClaimStart({ params });
    expect(start).toMatchObject({ until: '2026-11-30T18:00:00.000Z', cover: 'standard', claims: [] });
    expect(start.bags.map(({ number, tag }) => [number, tag])).toEqual([
      [1, '7'],
      [2, '8'],
    ]);
    expect(start.custody.map(({ kind }) => kind)).toEqual(['checked_in', 'checked_out']);
    server.setNow('2026-11-30T18:00:01Z');
    expect((await me.getClaimStart({ params })).until).toBeNull();
    await expect(me.createClaim({ params, body: TOLD })).rejects.toMatchObject({ id: 'CLAIM_OUT_OF_TIME' });
  });

  it('arrives once, however often a device without a network sends it, and is confirmed to both sides', async () => {
    const { me, params, host, traveller } = await stayed();
    const stranger = server.clientOf((await createSession(server)).token);
    const call = { params, body: TOLD };
    const headers = { idempotencyKey: 'kept-on-a-phone' };
    const [first, again] = [await me.createClaim(call, headers), await me.createClaim(call, headers)];
    expect(again).toEqual(first);
    expect(first).toMatchObject({
      number: first.id.slice(0, 8).toUpperCase(),
      state: 'open',
      needs: ['photos', 'receipts'],
      answer_by: '2026-11-26T17:00:00.000Z',
    });
    await expect(me.createClaim(call)).rejects.toMatchObject({ id: 'CONFLICT' });
    for (const other of [stranger, host])
      await expect(other.getClaim({ params: { id: first.id } })).rejects.toMatchObject({ id: 'NOT_FOUND' });
    await expect(me.createClaim({ params, body: { ...TOLD, bags: [3] } })).rejects.toThrow();
    expect(traveller.user.email).not.toBeNull();
    const { items } = await staff.listIncidents({ query: { kind: 'claim', q: first.number } });
    expect(items).toMatchObject([{ id: first.id, standing: 'waiting' }]);
  });
});

describe('the host’s side', () => {
  it('sees photos and the text, never receipts, police report, address or account, and answers once', async () => {
    const { me, host, params, claim } = await claimed({ cause: 'stolen', police_reference: 'CR/77' });
    for (const purpose of ['photo', 'receipt', 'police_report'] as const)
      await me.addClaimFile({ params, body: { file: await photo('#345'), purpose } });
    // The same picture may serve several purposes.
    expect((await me.getClaim({ params })).files).toHaveLength(3);
    const seen = await host.getClaimCase({ params });
    expect(seen.staff).toBeNull();
    expect(seen.files.map(({ purpose }) => purpose)).toEqual(['photo']);
    expect(JSON.stringify(seen)).not.toContain('CR/77');
    const report = await host.getIncident({ params });
    expect(report).toMatchObject({
      kind: 'claim',
      answers: ['statement'],
      customer: { email: null, phone_number: '' },
    });
    const answered = await host.answerIncident({ params, body: { answer: 'statement', text: 'It was dry here.' } });
    expect(answered).toMatchObject({ standing: 'uncounted', answer_text: 'It was dry here.' });
    expect((await me.getClaim({ params })).steps.map(({ kind }) => kind)).toEqual(['sent', 'host_answered']);
    expect((await staff.getIncident({ params })).case).toMatchObject({ kind: 'claim', state: 'to_decide' });
    expect(claim.state).toBe('open');
  });

  it('that stays silent is noted, and held neither against the traveller nor counted against the place', async () => {
    const { me, host, params } = await claimed();
    server.setNow('2026-11-26T17:00:01Z');
    await countUnanswered(server.services);
    const { steps, state } = await me.getClaim({ params });
    expect([steps.at(-1)?.kind, state]).toEqual(['host_silent', 'open']);
    expect(await staff.getIncident({ params })).toMatchObject({ standing: 'uncounted', counted: 0 });
    await expect(host.answerIncident({ params, body: { answer: 'statement', text: 'Late.' } })).rejects.toMatchObject({
      id: 'INCIDENT_OUT_OF_TIME',
    });
  });
});

describe('a stay without the guarantee', () => {
  it('says so in its claim, its mail and its case, which suggests nothing', async () => {
    const { me, params: booking } = await stayed({ guarantee_fee: 0 });
    expect(await me.getClaimStart({ params: booking })).toMatchObject({ cover: 'none' });
    const { id } = await me.createClaim({ params: booking, body: TOLD });
    const mail = await server.database.query
      .selectFrom('mails')
      .select('body')
      .where('booking_id', '=', booking.id)
      .where('subject', 'like', 'We’ve received your claim%')
      .executeTakeFirstOrThrow();
    expect(mail.body).toContain(PHRASES.en.cover.claimed);
    const { staff: facts } = await staff.getClaimCase({ params: { id } });
    expect(facts).toMatchObject({ cover: 'none', suggested: [0, 0] });
    expect(facts?.signals).toContain('not_bought');
  });
});

describe('a decision', () => {
  it('is suggested by age, takes two people above the sum, and never exceeds what the guarantee has left', async () => {
    const { me, params, booking } = await claimed();
    const { staff: facts } = await staff.getClaimCase({ params });
    expect(facts).toMatchObject({ suggested: [14_000, 76_500], confirm_above: 25_000, cover: 'standard' });
    const body = { borne_by: 'guarantee' as const };
    for (const amounts of [
      [20_001, 0],
      [0, 90_001],
    ])
      await expect(staff.acceptClaim({ params, body: { ...body, amounts } })).rejects.toMatchObject({
        id: 'CLAIM_ABOVE_LIMIT',
      });
    await expect(staff.acceptClaim({ params, body: { ...body, amounts: [1] } })).rejects.toMatchObject({
      errors: { amounts: ['INVALID_DATA'] },
    });
    await staff.acceptClaim({ params, body: { ...body, amounts: [14_000, 76_500], text: 'Sorry.' } });
    expect(await me.getClaim({ params })).toMatchObject({ state: 'open', amount: null, decision_text: null });
    expect(await ledgerOf(server, booking.id)).not.toHaveProperty('compensation');
    await expect(staff.confirmClaim({ params, body: {} })).rejects.toMatchObject({ id: 'ALREADY_CONFIRMED' });
    await colleague.confirmClaim({ params, body: {} });
    await expect(colleague.confirmClaim({ params, body: {} })).rejects.toMatchObject({ id: 'CONFLICT' });
    expect(await me.getClaim({ params })).toMatchObject({ state: 'accepted', amount: 90_500, needs: ['account'] });
    expect(await ledgerOf(server, booking.id)).toMatchObject({ compensation: 90_500, guarantee: 200 - 90_500 });
    const second = await me.createClaim({
      params: booking,
      body: { ...TOLD, items: [{ ...ZIP, value: 250_000 }, LAPTOP] },
    });
    const again = staff.acceptClaim({ params: { id: second.id }, body: { ...body, amounts: [236_001, 0] } });
    await expect(again).rejects.toMatchObject({ id: 'CLAIM_ABOVE_LIMIT' });
  });

  it('can ask for more, which the traveller answers, and can refuse with a reason', async () => {
    const { me, params, traveller } = await claimed();
    await staff.declineClaim({ params, body: { decision: 'needs_more', text: 'A photo of the zip, please.' } });
    expect(await me.getClaim({ params })).toMatchObject({
      state: 'needs_more',
      needs: ['answer', 'photos', 'receipts'],
      decision_text: 'A photo of the zip, please.',
    });
    await me.updateClaim({ params, body: { ...TOLD, text: 'The zip is torn.' } });
    expect(await me.getClaim({ params })).toMatchObject({ state: 'open', text: 'The zip is torn.' });
    await staff.declineClaim({ params, body: { decision: 'refused', text: 'This is wear.' } });
    const claim = await me.getClaim({ params });
    expect(claim).toMatchObject({ state: 'refused', decision_text: 'This is wear.', needs: [] });
    const late = me.updateClaim({ params, body: TOLD });
    await expect(late).rejects.toMatchObject({ id: 'CLAIM_DECIDED' });
    const mailed = await subjectsTo('ada@example.org');
    expect(mailed.filter((subject) => subject.includes(claim.number))).toHaveLength(3);
    expect(traveller.user.role).toBe('customer');
  });

  it('shows staff a photo that was used before, by its picture', async () => {
    const first = await claimed();
    const second = await claimed();
    for (const { me, params } of [first, second])
      await me.addClaimFile({ params, body: { file: await photo('#a1b2c3'), purpose: 'photo' } });
    const { staff: facts } = await staff.getClaimCase({ params: second.params });
    expect(facts?.signals).toContain('photo_used_before');
    expect(facts?.used_before.map(({ number }) => number)).toContain(first.claim.number);
  });

  it('borne by the host takes it from their balance, not from the price or an invoice', async () => {
    const { params, host, booking, me } = await claimed();
    await staff.acceptClaim({
      params,
      body: { amounts: [20_000, 0], borne_by: 'host', refund_stay: true },
    });
    const ledger = await ledgerOf(server, booking.id);
    expect(ledger).toMatchObject({ compensation: 20_000, host_share: -20_000, refund_card: -1300 });
    expect((await host.getClaimCase({ params })).borne_by_host).toBe(true);
    expect((await me.getBooking({ params: booking, query: {} })).payment_status).toBe('refunded');
  });
});

describe('the payment', () => {
  it('goes through the run of its currency, released by another person, and arrives once', async () => {
    const { me, params, booking } = await owed();
    await Promise.all([preparePayouts(server.services), preparePayouts(server.services)]);
    const { items } = await staff.listPayouts({ query: { status: 'prepared' } });
    const own = items.filter(({ claim }) => claim?.incident_id === params.id);
    expect(own).toMatchObject([{ amount: 60_000, host: null, account_number_end: '5555' }]);
    expect(await me.getClaim({ params })).toMatchObject({ state: 'accepted', account_number_end: '5555' });
    const { files } = await release(staff);
    const file = await fetch(`${server.url}${files.find(({ name }) => name === 'pain.001.xml')?.url}`);
    expect(await file.text()).toContain(`Cubby claim ${params.id.slice(0, 8).toUpperCase()} for booking ${booking.id}`);
    expect((await me.getClaim({ params })).state).toBe('paid');
    expect(await preparePayouts(server.services)).toBe(0);
    expect(await ledgerOf(server, booking.id)).toMatchObject({ compensation: 60_000, compensation_payout: -60_000 });
    await expect(me.setClaimAccount({ params, body: ACCOUNT })).rejects.toMatchObject({ id: 'CONFLICT' });
  });

  it('is not released by the one person who accepted it', async () => {
    const { me, params } = await claimed();
    await staff.acceptClaim({ params, body: { amounts: [20_000, 0], borne_by: 'guarantee' } });
    await me.setClaimAccount({ params, body: ACCOUNT });
    await expect(release(staff)).rejects.toMatchObject({ id: 'ALREADY_CONFIRMED' });
    await release(colleague);
    expect((await me.getClaim({ params })).state).toBe('paid');
  });

  it('asks for another account if the bank returns it, and then pays once more', async () => {
    const { me, params, booking } = await owed();
    await release(colleague);
    const { items } = await staff.listPayouts({ query: { status: 'sent' } });
    const payout = items.find(({ claim }) => claim?.incident_id === params.id);
    await staff.returnPayout({ params: { id: String(payout?.id) }, body: { reason: 'Account closed' } });
    expect(await me.getClaim({ params })).toMatchObject({ state: 'returned', needs: ['account'] });
    expect(await preparePayouts(server.services)).toBe(0);
    await me.setClaimAccount({ params, body: { ...ACCOUNT, account_number: 'GB29 NWBK 6016 1331 9268 19' } });
    await release(colleague);
    expect((await me.getClaim({ params })).state).toBe('paid');
    expect(await ledgerOf(server, booking.id)).toMatchObject({ compensation_payout: -60_000 });
  });

  it('follows a changed account until it is sent, and leaves the payout to the old one out', async () => {
    const { me, params } = await owed();
    await preparePayouts(server.services);
    await me.setClaimAccount({ params, body: { ...ACCOUNT, account_number: 'GB29 NWBK 6016 1331 9268 19' } });
    const { items } = await staff.listPayouts({ query: { status: 'prepared' } });
    const own = items.filter(({ claim }) => claim?.incident_id === params.id);
    expect(own).toMatchObject([{ account_number_end: '6819' }]);
    await release(colleague);
  });

  it.each(['EUR', 'KRW', 'CZK'] as const)('keeps to the guarantee in %s', async (code) => {
    const { me, params } = await stayed({ currency_code: code, first_day_cost: 5000 });
    const limit = guaranteeOf(code) ?? 0;
    const items = [{ ...ZIP, value: limit + 1 }];
    const { id } = await me.createClaim({ params, body: { ...TOLD, bags: [1], items } });
    const accept = (amount: number) =>
      staff.acceptClaim({ params: { id }, body: { amounts: [amount], borne_by: 'guarantee' } });
    await expect(accept(limit + 1)).rejects.toMatchObject({ id: 'CLAIM_ABOVE_LIMIT' });
    await accept(limit);
    await colleague.confirmClaim({ params: { id }, body: {} });
    expect((await ledgerOf(server, params.id)).compensation).toBe(limit);
  });
});

describe('private things', () => {
  it('are never cached, only opened by a signed link, and erased after their time', async () => {
    const { me, params } = await claimed();
    const body = { file: await photo('#123'), purpose: 'receipt' as const };
    const { id, url } = await me.addClaimFile({ params, body });
    // A device that got no answer sends it again.
    expect((await me.addClaimFile({ params, body })).id).toBe(id);
    const opened = await fetch(`${server.url}${url}`);
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await fetch(`${server.url}${url?.split('?')[0]}`)).status).toBe(404);
    await staff.declineClaim({ params, body: { decision: 'refused', text: 'No.' } });
    server.setNow('2027-11-20T00:00:00Z');
    expect(await forgetClaimFiles(server.services)).toBe(0);
    server.setNow('2027-11-26T00:00:00Z');
    expect(await forgetClaimFiles(server.services)).toBeGreaterThan(0);
    const { staff: _, files } = await staff.getClaimCase({ params });
    expect(files.map((file) => file.url)).toEqual([null]);
  });

  it('are in the person’s export, and gone with their account', async () => {
    const { me, params, traveller } = await claimed({ police_reference: 'CR/99' });
    await me.addClaimFile({ params, body: { file: await photo('#321'), purpose: 'photo' } });
    expect((await me.getMyData({})).claims).toMatchObject([{ police_reference: 'CR/99', files: 1, state: 'open' }]);
    await staff.declineClaim({ params, body: { decision: 'refused', text: 'No.' } });
    await me.deleteUser({ params: { id: traveller.user.id } });
    const { rows } = await server.database.executeSql(
      `select c.*, (select count(*)::int from claim_files f where f.claim_id = c.id) as files from claims c where id = '${params.id}'`,
    );
    expect(rows[0]).toMatchObject({ police_reference: null, files: 0, decision_text: null });
    expect(JSON.stringify(rows[0])).not.toContain('Laptop');
  });
});

describe('the depreciation table', () => {
  it('is kept by staff and moves the suggestions', async () => {
    const { params } = await claimed();
    const { items } = await staff.listDepreciations({ query: {} });
    const bag = items.find(({ id }) => id === 'bag');
    expect(bag?.kept).toEqual([90, 80, 70, 60, 50, 40]);
    const body = { kept: [90, 80, 10], expected_version: bag?.version ?? 0 };
    await staff.updateDepreciation({ params: { id: 'bag' }, body });
    expect((await staff.getClaimCase({ params })).staff?.suggested).toEqual([2_000, 76_500]);
    const stale = staff.updateDepreciation({ params: { id: 'bag' }, body });
    await expect(stale).rejects.toMatchObject({ id: 'CONFLICT' });
  });
});
