import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../client/client.ts';
import { contestPayment } from '../../../testing/contest-payment.ts';
import { createCounter, type TestCounter } from '../../../testing/counter.ts';
import { createSession } from '../../../testing/fixtures.ts';
import { type StripeStandIn, startStripeStandIn } from '../../../testing/stripe-stand-in.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let stripe: StripeStandIn;
let staff: Client;
let counter: TestCounter;
let id: string;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  server = await startTestServer({ stripe: stripe.settings });
  staff = server.clientOf((await createSession(server, 'admin')).token);
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  stripe.refuse(undefined);
  counter = await createCounter(server);
  ({ id } = await contest('needs_response'));
});
afterAll(async () => {
  await server.close();
  stripe.close();
});

const contest = (status: string) =>
  contestPayment(server, stripe, {
    bookingId: counter.booking.id,
    event: 'created',
    status,
    reason: 'product_not_received',
  });

const look = () => staff.getDispute({ params: { id } });
const send = (statement?: string) =>
  staff.sendDisputeEvidence({ params: { id }, body: { ...(statement && { statement }) } });
const heard = () => stripe.objects.get(id)?.evidence as Record<string, string> | undefined;

describe('evidence against a contested payment', () => {
  it('is filled in from the chain of custody, in the place’s own time', async () => {
    await counter.act({ kind: 'check_in', bags: [{ tag: 'A1' }, { tag: 'A2' }] });
    server.setNow('2026-11-23T18:00:00Z');
    await counter.act({ kind: 'check_out', bag_numbers: [1] });
    await counter.act({ kind: 'check_out' });
    const { evidence, due_by, evidence_sent_at } = await look();
    expect(evidence).toMatchObject({
      customer_email_address: counter.booking.customer.email,
      service_date: '2026-11-23',
      uncategorized_text: '',
    });
    expect(evidence.product_description).toContain('2 bags from 2026-11-23 11:00 to 2026-11-23 18:00 (Europe/London)');
    expect(evidence.access_activity_log).toMatch(/Booked: 2 bags, £/);
    expect(evidence.access_activity_log).toMatch(
      /Checked in: 2 bags \(bag 1, \w+, tag A1; bag 2, \w+, tag A2\) at .+ on “Till”/,
    );
    expect(evidence.access_activity_log).toMatch(/2026-11-23 18:00 Checked out: 1 bag \(bag 1, \w+, tag A1\)/);
    expect(evidence.refund_policy_disclosure).not.toBe('');
    expect([due_by, evidence_sent_at]).toEqual(['2026-11-30T00:53:20.000Z', null]);
  });

  it('is sent to the bank once, with additions by staff, and is logged', async () => {
    const sent = await send('  The bags were collected by the customer.  ');
    expect(sent.evidence_sent_at).toBe(TEST_NOW.toISOString());
    expect(heard()).toEqual(sent.evidence);
    expect(heard()?.uncategorized_text).toBe('The bags were collected by the customer.');
    await expect(send()).rejects.toMatchObject({ id: 'CONFLICT' });
    const { items } = await staff.listChanges({ query: { entity: 'booking', entity_id: counter.booking.id } });
    expect(items.map(({ action }) => action)).toContain('evidence_sent');
  });

  it('is sent once, however many submit it at once', async () => {
    const outcomes = await Promise.allSettled([send('one'), send('two'), send('three')]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('counts as unsent if the bank can’t be reached', async () => {
    stripe.refuse((method, path) =>
      method === 'POST' && path.includes('/disputes/')
        ? { status: 500, error: { type: 'api_error', message: 'Away.' } }
        : undefined,
    );
    await expect(send()).rejects.toMatchObject({ status: 503, id: 'UNAVAILABLE' });
    expect((await look()).evidence_sent_at).toBeNull();
    stripe.refuse(undefined);
    await send();
    expect(heard()).toBeTruthy();
  });

  it('is not sent once the dispute is over, nor for an unknown one', async () => {
    await contest('lost');
    await expect(send()).rejects.toMatchObject({ id: 'CONFLICT' });
    await expect(staff.getDispute({ params: { id: 'du_none' } })).rejects.toMatchObject({ id: 'NOT_FOUND' });
    await expect(staff.sendDisputeEvidence({ params: { id: 'du_none' }, body: {} })).rejects.toMatchObject({
      id: 'NOT_FOUND',
    });
  });
});
