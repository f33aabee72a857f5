import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../client/client.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint, holdBooking, TOMORROW } from '../../../testing/fixtures.ts';
import { startStripeStandIn } from '../../../testing/stripe-stand-in.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { watchStatements } from '../../../testing/watch-statements.ts';

const { watch, stop } = watchStatements();
const TWO_BAGS = { ...TOMORROW, bag_count: 2 };
let server: TestServer;
let session: AuthToken;
let stashpoint: string;
let stripe: Awaited<ReturnType<typeof startStripeStandIn>>;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  server = await startTestServer({ stripe: stripe.settings });
  session = await createSession(server);
  stashpoint = await createStashpoint(server, { capacity: { standard: 100 } });
  // Fills the caches, which all calls share.
  await createBooking(server, session, stashpoint);
});
afterAll(async () => {
  await server.close();
  await stripe.close();
  stop();
});

const hold = async () => (await holdBooking(server, session, stashpoint)).id;
const book = async () => (await createBooking(server, session, stashpoint)).id;
const pay = (client: Client, booking_id: string) =>
  client.payByCard({ body: { booking_id, payment_method: 'pm_card_visa' } });
const held = async () => {
  const id = await hold();
  await pay(server.clientOf(session.token), id);
  return id;
};
const cancelled = { state: 'cancelled', refund_type: 'card' } as const;

/**
 * The most statements of each call of a booking, with `begin`, `commit` and that of the session: each is a round trip to
 * the database, and some are made under a lock.
 */
it.each<[call: string, most: number, prepare: () => Promise<string>, call: (client: Client, id: string) => unknown]>([
  [
    'a quote',
    3,
    async () => stashpoint,
    (client, id) => client.createQuote({ body: { ...TWO_BAGS, stashpoint_id: id } }),
  ],
  ['a hold', 3, async () => stashpoint, hold],
  ['a payment', 15, hold, pay],
  ['the settled payment', 4, held, (client, booking_id) => client.finalizePayment({ body: { booking_id } })],
  ['a booking’s page', 2, book, (client, id) => client.getBooking({ params: { id }, query: {} })],
  ['a traveller’s list', 2, book, (client) => client.listBookings({ query: {} })],
  ['a cancellation', 12, book, (client, id) => client.updateBooking({ params: { id }, body: cancelled })],
])('%s takes at most %i statements', async (_, most, prepare, call) => {
  const id = await prepare();
  const client = server.clientOf(session.token);
  const sent = await watch(async () => call(client, id));
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(most);
});
