import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RETENTION_DAYS, type RetainedKind } from '../contract/vocabulary/retention.ts';
import { CONTACT, createBooking, createSession, createStashpoint, holdBooking } from '../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../testing/test-server.ts';
import { forgetKind, forgetOld } from './retention.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;

/** Returns what is left of a kind after as many days as it is kept, and so many minutes. */
async function leftAfter(kind: RetainedKind, minutes: number, text: string): Promise<unknown> {
  server.setNow(new Date(TEST_NOW.getTime() + RETENTION_DAYS[kind] * DAY_MS + minutes * 60_000).toISOString());
  await forgetKind(server.services, kind);
  const { rows } = await server.database.executeSql(`select ${text} as left`);
  return rows[0]?.left;
}

/** Returns the SQL that counts what a row of the table below has prepared. */
function sqlOf(kind: string, id: string): string {
  const count = (table: string, column: string) => `(select count(*)::int from ${table} where ${column} = '${id}')`;
  return (
    {
      cards: `(select count(card || card_digits)::int from payments where booking_id = '${id}')`,
      holds: count('bookings', 'id'),
      names: `(select count(*)::int from bookings where id = '${id}' and last_name <> '')`,
      guests: count('users', 'id'),
    }[kind] ?? ''
  );
}

describe('what is deleted by its age', () => {
  it.each<[RetainedKind, string, () => Promise<string>]>([
    ['cards', 'cards', async () => (await createBooking(server, await traveller(), await createStashpoint(server))).id],
    ['holds', 'holds', async () => (await expiredHold()).id],
    ['holds', 'names', async () => (await declinedHold()).id],
    ['guests', 'guests', async () => (await guest()).user.id],
  ])('is kept for the days promised, and not a minute longer: %s (%s)', async (kind, what, prepare) => {
    server.setNow(TEST_NOW);
    const id = await prepare();
    expect(await leftAfter(kind, -1, sqlOf(what, id))).toBe(1);
    expect(await leftAfter(kind, 1, sqlOf(what, id))).toBe(0);
  });

  it('leaves out guests with a booking, whose rows the books need', async () => {
    server.setNow(TEST_NOW);
    const session = await createSession(server, 'guest');
    const booking = await createBooking(server, session, await createStashpoint(server), { customer: CONTACT });
    server.setNow(new Date(TEST_NOW.getTime() + 5_000 * DAY_MS).toISOString());
    await forgetOld(server.services);
    const { rows } = await server.database.executeSql(
      `select b.state, b.last_name, u.role from bookings b join users u on u.id = b.user_id where b.id = '${booking.id}'`,
    );
    expect(rows).toEqual([{ state: 'confirmed', last_name: CONTACT.last_name, role: 'guest' }]);
  });
});

const traveller = () => createSession(server);

/** A guest whose session has ended. */
async function guest() {
  const session = await createSession(server, 'guest');
  await server.database.executeSql(`delete from tokens where user_id = '${session.user.id}'`);
  return session;
}

async function expiredHold() {
  const hold = await holdBooking(server, await traveller(), await createStashpoint(server), { customer: CONTACT });
  await expire(hold.id);
  return hold;
}

/** A hold that expired after its card was declined. */
async function declinedHold() {
  const hold = await expiredHold();
  await server.database.executeSql(`insert into payments (id, booking_id, amount, currency_code, status, created)
    values ('declined-${hold.id}', '${hold.id}', 100, 'GBP', 'failed', now())`);
  return hold;
}

async function expire(id: string): Promise<void> {
  await server.database.executeSql(`update bookings set state = 'expired' where id = '${id}'`);
}
