import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CASE_REPLIES_A_DAY, type CaseReplyKind } from '../../../contract/rules/case-replies.ts';
import { createCounter, type TestCounter } from '../../../testing/counter.ts';
import { createSession } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: ReturnType<TestServer['clientOf']>;
let counter: TestCounter;
let params: { id: string };
beforeAll(async () => {
  server = await startTestServer();
  staff = server.clientOf((await createSession(server, 'admin')).token);
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  counter = await createCounter(server);
  await server.database.query
    .updateTable('bookings')
    .set({ language: 'fr' })
    .where('id', '=', counter.booking.id)
    .execute();
  server.setNow('2026-11-23T11:05:00Z');
  const { booking } = await server
    .clientOf(counter.traveller.token)
    .reportIncident({ params: { id: counter.booking.id }, body: { kind: 'closed' } });
  params = { id: String(booking.incident?.id) };
});
afterAll(() => server.close());

const templates = (language: 'en' | 'de' = 'de') => staff.listCaseReplies({ params, query: { language } });
const send = (kind: CaseReplyKind, text?: string, key: string = randomUUID()) =>
  staff.sendCaseReply({ params, body: { kind, text } }, { idempotencyKey: key });
const lastMailTo = async (email: string | null) =>
  (
    await server.database.query
      .selectFrom('mails')
      .select(['subject', 'body'])
      .where('recipient', '=', email ?? '')
      .orderBy('id')
      .execute()
  ).at(-1);

describe('a reply of staff', () => {
  it('is previewed in both languages, and sent as previewed with their own words', async () => {
    const listed = await templates();
    expect(listed.templates.map(({ kind }) => kind)).toEqual([
      'traveller_reviewing',
      'traveller_question',
      'host_reviewing',
      'host_question',
      'host_reminder',
    ]);
    const question = listed.templates.find(({ kind }) => kind === 'traveller_question');
    expect([question?.recipient.language, question?.own.language]).toEqual(['fr', 'de']);
    const { case: seen } = await send('traveller_question', ' À quelle porte étiez-vous ? ');
    expect(seen?.replies).toMatchObject([{ kind: 'traveller_question', text: 'À quelle porte étiez-vous ?' }]);
    const { opening, closing, subject } = question?.recipient ?? {};
    expect(await lastMailTo(counter.booking.customer.email)).toEqual({
      subject,
      body: `${opening}\n\nÀ quelle porte étiez-vous ?\n\n${closing}`,
    });
  });

  it('reminds the host of their deadline, until they respond', async () => {
    await send('host_reminder');
    const mail = await lastMailTo(counter.host.user.email);
    expect(mail?.body).toContain('Respond by: Wednesday, 25 November 2026 at 11:05');
    const host = server.clientOf(counter.host.token);
    await host.answerIncident({ params, body: { answer: 'disputes', text: 'We were open.' } });
    await expect(send('host_reminder')).rejects.toMatchObject({ id: 'MESSAGE_UNFIT' });
  });

  it('says the decision and the refund, whose share the host is told at once', async () => {
    const { refundable } = (await staff.getIncident({ params })).case ?? {};
    const left = (refundable?.card ?? 0) + (refundable?.credit ?? 0);
    const refund = { to: 'source', borne_by: 'host', reason: 'Closed', amount: left, expected_left: left } as const;
    await staff.decideIncident({ params, body: { verdict: 'upheld', refund } });
    expect((await lastMailTo(counter.host.user.email))?.body).toMatch(
      /Your share of this booking goes from £\d+\.\d\d to £0\.00/,
    );
    await send('traveller_outcome');
    expect((await lastMailTo(counter.booking.customer.email))?.body).toContain('Nous vous avons remboursé');
  });

  it('is sent once for one key, even twice at once, and not seen by the host', async () => {
    const key = randomUUID();
    await Promise.all([send('host_reviewing', undefined, key), send('host_reviewing', undefined, key)]);
    expect((await staff.getIncident({ params })).case?.replies).toHaveLength(1);
    await expect(send('host_reviewing', 'More', key)).rejects.toMatchObject({ id: 'IDEMPOTENCY_KEY_REUSED' });
    const actions = async (client: typeof staff) =>
      (await client.getBookingTimeline({ params: { id: counter.booking.id } })).map(({ facts }) => facts.action);
    expect(await actions(staff)).toContain('replied');
    expect(await actions(server.clientOf(counter.host.token))).not.toContain('replied');
  });

  it('needs a question, an account to write to, and stays within its limit', async () => {
    await expect(send('host_question', ' ')).rejects.toMatchObject({ errors: { text: expect.anything() } });
    await expect(send('host_question', 'x'.repeat(1001))).rejects.toMatchObject({
      errors: { text: expect.anything() },
    });
    for (let sent = 0; sent < CASE_REPLIES_A_DAY; sent += 1) await send('traveller_reviewing');
    await expect(send('traveller_reviewing')).rejects.toMatchObject({ id: 'MESSAGE_LIMIT' });
    expect((await templates()).left_today).toBe(0);
    await server.database.query
      .updateTable('bookings')
      .set({ email: 'gone@deleted.invalid' })
      .where('id', '=', counter.booking.id)
      .execute();
    expect((await templates()).templates.every(({ kind }) => kind.startsWith('host_'))).toBe(true);
  });
});
