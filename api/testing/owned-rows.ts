import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BodyOf } from '../contract/endpoint.ts';
import type { EndpointName, Endpoints } from '../contract/endpoints.ts';
import type { StaffScope } from '../contract/rules/roles.ts';
import type { Booking } from '../contract/structs/booking.ts';
import type { AuthToken } from '../contract/structs/user.ts';
import { workOnOperations } from '../server/care/operations/work-on-operations.ts';
import { preparePayouts } from '../server/money/payouts/prepare-payouts.ts';
import { openSession } from '../server/people/identity/open-session.ts';
import { findUser } from '../server/people/users/accounts.ts';
import { createBooking, createSession, createStashpoint, endStay, holdBooking } from './fixtures.ts';
import { createHostRecord, pairTestDevice } from './team.ts';
import { TEST_NOW, type TestServer } from './test-server.ts';

interface OwnRow {
  params: Record<string, string>;
  body?: unknown;
}

export interface Ownership {
  role: 'customer' | 'host';
  /** The scope that staff need for it, if staff may use it at all. */
  scope?: StaffScope;
  make: (server: TestServer, owner: AuthToken) => Promise<OwnRow>;
  /** Belongs to a host and not to one place: the host's team get the places they work at. */
  ofAllStashpoints?: true;
  /** Belongs to the person alone: colleagues are strangers. */
  isPersonal?: true;
}

const bookingOf = (body?: unknown): Ownership => ({
  role: 'customer',
  scope: 'bookings:all',
  make: async (server, owner) => {
    const booking = await createBooking(server, owner, await createStashpoint(server));
    return { params: { id: booking.id }, body };
  },
});
const tokenOf = (body?: unknown): Ownership => ({
  role: 'customer',
  make: async (_server, { token }) => ({ params: { token }, body }),
});
const personOf = (body?: unknown): Ownership => ({
  role: 'customer',
  scope: 'users:all',
  make: async (_server, { user }) => ({ params: { id: user.id }, body }),
});
/** A clerk at a place of the owner, with a pending invitation. */
const clerkOf = (body?: unknown): Ownership => ({
  role: 'host',
  make: async (server, owner) => {
    await createHostRecord(server, owner);
    const stashpoint = await createStashpoint(server, { hostId: owner.user.id });
    const email = `${owner.user.id.slice(0, 8)}@clerk.test`;
    const sent = { name: 'Kit', role: 'clerk', pin: '4711', email } as const;
    const { id } = await server.clientOf(owner.token).createPerson({ body: { ...sent, stashpoint_ids: [stashpoint] } });
    return { params: { id }, body };
  },
});
const deviceOf = (body?: unknown): Ownership => ({
  role: 'host',
  make: async (server, owner) => {
    const stashpoint = await createStashpoint(server, { hostId: owner.user.id });
    await pairTestDevice(server, owner, stashpoint);
    const [device] = await server.clientOf(owner.token).listCounterDevices();
    return { params: { id: String(device?.id) }, body };
  },
});
const hostOf = (): Ownership => ({
  role: 'host',
  scope: 'hosts:all',
  make: async (server, owner) => ({ params: { id: await createHostRecord(server, owner) } }),
});
/** A host's tax details, visible to staff with the money scope. */
const hostPapersOf = (body?: object): Ownership => ({
  role: 'host',
  scope: 'money:all',
  make: async (server, owner) => ({
    params: { id: await createHostRecord(server, owner) },
    body: body && { legal_name: 'Shelf Ltd', address: '1 Shelf Street', country_code: 'GB', ...body },
  }),
});
type MoneyList = 'listCommissions' | 'listPayouts' | 'listInvoices' | 'listInvoiceLines';
/** A stay of last month with everything that follows from it: its line in the ledger, its payout, its invoice. */
const paidStayOf = (list: MoneyList): Ownership => ({
  role: 'host',
  scope: 'money:all',
  make: async (server, owner) => {
    await createHostRecord(server, owner);
    const columns = { first_day_commission: 600 };
    const stashpoint = await createStashpoint(server, { hostId: owner.user.id, columns });
    const booking = await createBooking(server, await createSession(server), stashpoint);
    const past = sql<Date>`dropoff - interval '40 days'`;
    await server.database.query
      .updateTable('bookings')
      .set({ dropoff: past, pickup: sql<Date>`pickup - interval '40 days'` })
      .where('id', '=', booking.id)
      .execute();
    const client = server.clientOf(owner.token);
    await client.createExternalAccount({
      body: { payment_type: 'bank_transfer', account_number: '12345678', account_ccy: 'GBP', account_country: 'GB' },
    });
    const details = { legal_name: 'Shelf Ltd', address: '1 Shelf Street', city: 'London', country_code: 'GB' };
    await client.updateTaxDetails({ params: { id: 'me' }, body: { ...details, accept_self_billing: true } });
    await preparePayouts(server.services);
    const [row] = (await client[list]({})).items;
    return { params: { id: row?.id ?? 'nothing' } };
  },
});
const accountOf = (body: unknown): Ownership => ({
  role: 'host',
  scope: 'hosts:all',
  make: async (server, owner) => {
    await createHostRecord(server, owner);
    const account = await server.clientOf(owner.token).createExternalAccount({
      body: {
        payment_type: 'bank_transfer',
        account_holder: 'Ada Lovelace',
        account_number: 'DE89370400440532013000',
        account_ccy: 'EUR',
        account_country: 'DE',
      },
    });
    return { params: { id: account.id }, body };
  },
});
const addressOf = (body?: unknown): Ownership => ({
  role: 'host',
  scope: 'hosts:all',
  make: async (server, owner) => {
    await createHostRecord(server, owner);
    const { id } = await server
      .clientOf(owner.token)
      .createHostNotificationEmail({ body: { email: `${owner.user.id.slice(0, 8)}@desk.test` } });
    return { params: { id }, body };
  },
});

const counterOf = (row: (booking: { id: string }) => OwnRow = () => ({ params: {} })): Ownership => ({
  role: 'host',
  scope: 'bookings:all',
  make: async (server, owner) => {
    const id = await createStashpoint(server, { hostId: owner.user.id });
    const booking = await createBooking(server, await createSession(server), id, {
      dropoff: '2026-11-23T11:00:00Z',
      pickup: '2026-11-23T18:00:00Z',
    });
    const { params, body } = row(booking);
    return { params: { id, ...params }, body };
  },
});
const DEVICE = '00000000-0000-4000-8000-000000000000';
const taskOf = (): Ownership => {
  const counter = counterOf();
  return {
    ...counter,
    make: async (server, owner) => {
      const { params } = await counter.make(server, owner);
      const result = await server.clientOf(owner.token).takeCounterAction({
        params: { id: String(params.id) },
        body: { ...actionOn('NOTHERE000'), queued: true },
      });
      return { params: { ...params, task: String(result.task?.id) }, body: { resolved: true } };
    },
  };
};
function actionOn(booking_id: string) {
  const occurred_at = TEST_NOW.toISOString();
  return { id: randomUUID(), kind: 'check_in', booking_id, occurred_at, device_id: DEVICE } as const;
}
/** Creates a paid booking at a host's place, by a new traveller unless one is given. */
export async function bookedAt(
  server: TestServer,
  { user }: AuthToken,
  traveller?: AuthToken,
  stay = {},
): Promise<Booking> {
  const stashpoint = await createStashpoint(server, { hostId: user.id });
  return createBooking(server, traveller ?? (await createSession(server)), stashpoint, stay);
}
const CLAIM: BodyOf<Endpoints['createClaim']> = {
  cause: 'damaged',
  bags: [1],
  text: 'It was wet.',
  items: [{ name: 'Suitcase', kind: 'bag', bag: 1, value: 5000, age_months: 3 }],
};
const CLAIM_ACCOUNT = {
  payment_type: 'bank_transfer',
  account_holder: 'Ada Lovelace',
  account_number: '12345678',
  account_country: 'GB',
} as const;
/** Bags were checked in. */
const CAME = { state: 'checked_in', checked_in_at: TEST_NOW } as const;
/** A claim of a stay that has begun. */
async function makeClaim(server: TestServer, traveller: AuthToken, { id }: Booking): Promise<string> {
  const { query } = server.database;
  await query.updateTable('bookings').set(CAME).where('id', '=', id).execute();
  return (await server.clientOf(traveller.token).createClaim({ params: { id }, body: CLAIM })).id;
}
const claimOf = (body?: unknown): Ownership => ({
  role: 'customer',
  make: async (server, owner) => {
    const booking = await createBooking(server, owner, await createStashpoint(server));
    return { params: { id: await makeClaim(server, owner, booking) }, body };
  },
});
const claimCaseOf = (): Ownership => ({
  role: 'host',
  scope: 'bookings:all',
  make: async (server, owner) => {
    const traveller = await createSession(server);
    return { params: { id: await makeClaim(server, traveller, await bookedAt(server, owner, traveller)) } };
  },
});
const incidentOf = (body?: unknown): Ownership => ({
  role: 'host',
  scope: 'bookings:all',
  make: async (server, owner) => {
    const traveller = await createSession(server);
    const stay = { dropoff: '2026-11-23T10:15:00Z', pickup: '2026-11-23T18:00:00Z' };
    const { id } = await bookedAt(server, owner, traveller, stay);
    const { booking } = await server
      .clientOf(traveller.token)
      .reportIncident({ params: { id }, body: { kind: 'closed' } });
    return { params: { id: String(booking.incident?.id) }, body };
  },
});
const reviewOf = (body?: unknown): Ownership => ({
  role: 'host',
  scope: 'reviews:all',
  make: async (server, owner) => {
    const traveller = await createSession(server);
    const { id } = await bookedAt(server, owner, traveller);
    await endStay(server, id);
    const review = await server
      .clientOf(traveller.token)
      .createReview({ body: { booking_id: id, language: 'en', stasher_rating: 5, stashpoint_rating: 5 } });
    return { params: { id: review.id }, body };
  },
});
const hostedBookingOf = (body?: unknown): Ownership => ({
  role: 'host',
  scope: 'bookings:all',
  make: async (server, owner) => ({ params: { id: (await bookedAt(server, owner)).id }, body }),
});
/** An hour and a half after the booked pick-up, and before the place closes. */
const LATER = '2026-11-24T19:30:00Z';
const bookingMailOf = (): Ownership => ({
  ...hostedBookingOf(),
  make: async (server, owner) => {
    const { id } = await bookedAt(server, owner);
    const mails = server.database.query.selectFrom('mails').select('id').where('booking_id', '=', id).orderBy('id');
    return { params: { id }, body: { mail_id: String((await mails.executeTakeFirstOrThrow()).id) } };
  },
});
const stashpointOf = (body?: unknown): Ownership => ({
  role: 'host',
  scope: 'stashpoints:all',
  make: async (server, { user }) => ({ params: { id: await createStashpoint(server, { hostId: user.id }) }, body }),
});

/** A preview is its author's alone: colleagues make their own. */
const operationOf = (body?: (operation: { version: number }) => unknown): Ownership => ({
  role: 'host',
  isPersonal: true,
  make: async (server, owner) => {
    const client = server.clientOf(owner.token);
    const ids = [await createStashpoint(server, { hostId: owner.user.id })];
    const { id } = await client.createOperation({ body: { kind: 'market_off', ids } });
    await workOnOperations(server.services);
    return { params: { id }, body: body?.(await client.getOperation({ params: { id } })) };
  },
});

const PUSH_DEVICE = {
  endpoint: 'https://push.example.org/device',
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
  language: 'en',
} as const;
const ALL_KINDS = { notice_kinds: ['bookings', 'incidents', 'money'] };

/** By endpoint: creates a row that has an owner. */
export const OWNED: Partial<Record<EndpointName, Ownership>> = {
  updatePerson: clerkOf({ name: 'Kim' }),
  deletePerson: clerkOf(),
  invitePerson: clerkOf({ email: 'kim@clerk.test' }),
  withdrawInvitation: clerkOf(),
  updateCounterDevice: deviceOf({ name: 'Till' }),
  deleteCounterDevice: deviceOf(),
  getBooking: bookingOf(),
  listBookingPictures: bookingOf(),
  getAdminReview: reviewOf(),
  answerReview: reviewOf({ text: 'Thank you!' }),
  getIncident: incidentOf(),
  answerIncident: incidentOf({ answer: 'agrees' }),
  getClaimStart: { role: 'customer', make: bookingOf().make },
  createClaim: {
    ...claimOf(CLAIM),
    make: async (server, owner) => {
      const { id } = await createBooking(server, owner, await createStashpoint(server));
      const { query } = server.database;
      await query.updateTable('bookings').set(CAME).where('id', '=', id).execute();
      return { params: { id }, body: CLAIM };
    },
  },
  getClaim: claimOf(),
  updateClaim: claimOf(CLAIM),
  addClaimFile: claimOf({ purpose: 'photo' }),
  setClaimAccount: {
    role: 'customer',
    make: async (server, owner) => {
      const { params } = await claimOf().make(server, owner);
      const decision = { state: 'accepted' as const, accepted: [5000], borne_by: 'guarantee' as const };
      await server.database.query.updateTable('claims').set(decision).where('id', '=', String(params.id)).execute();
      return { params, body: CLAIM_ACCOUNT };
    },
  },
  getClaimCase: claimCaseOf(),
  getBookingTimeline: hostedBookingOf(),
  resendMail: bookingMailOf(),
  listBookingMessages: hostedBookingOf(),
  sendBookingMessage: hostedBookingOf({ kind: 'how_to_find' }),
  proposeExtension: hostedBookingOf({ pickup: LATER }),
  withdrawExtension: {
    ...hostedBookingOf(),
    make: async (server, owner) => {
      const params = { id: (await bookedAt(server, owner)).id };
      await server.clientOf(owner.token).proposeExtension({ params, body: { pickup: LATER } });
      return { params };
    },
  },
  getCounterDay: counterOf(),
  findCounterBooking: counterOf(({ id }) => ({ params: { booking: id } })),
  listCounterChanges: counterOf(),
  streamCounterChanges: counterOf(),
  takeCounterAction: counterOf(({ id }) => ({ params: {}, body: actionOn(id) })),
  changeTagRanges: counterOf(() => ({ params: {}, body: { tag_ranges: [] } })),
  resolveCounterTask: taskOf(),
  getPushKey: counterOf(),
  subscribePush: counterOf(() => ({ params: {}, body: PUSH_DEVICE })),
  unsubscribePush: counterOf(() => ({ params: {}, body: { endpoint: PUSH_DEVICE.endpoint } })),
  testPush: {
    ...counterOf(),
    make: async (server, owner) => {
      const { params } = await counterOf().make(server, owner);
      // This address is never requested: it is refused before.
      const device = { ...PUSH_DEVICE, endpoint: `https://${owner.user.id}.example.org/push` };
      await server.clientOf(owner.token).subscribePush({ params: { id: String(params.id) }, body: device });
      return { params, body: { endpoint: device.endpoint } };
    },
  },
  getStashpointCalendar: counterOf(),
  renewStashpointCalendar: counterOf(),
  updateBooking: bookingOf({ state: 'cancelled' }),
  quoteChange: bookingOf({ bag_count: 1 }),
  prolongHold: {
    role: 'customer',
    make: async (server, owner) => ({
      params: { id: (await holdBooking(server, owner, await createStashpoint(server))).id },
    }),
  },
  deletePasskey: {
    role: 'host',
    isPersonal: true,
    make: async ({ database }, { user }) => {
      const key = { public_key: 'k', transports: '[]', sign_count: 0, is_synced: false, last_used_at: null };
      const row = { ...key, id: randomUUID(), user_id: user.id, name: 'Laptop', created: TEST_NOW };
      await database.query.insertInto('passkeys').values(row).execute();
      return { params: { id: row.id } };
    },
  },
  deleteSession: {
    role: 'host',
    isPersonal: true,
    make: async (server, owner) => {
      const { services, database } = server;
      const user = await findUser(database.query, owner.user.id);
      const { id } = await openSession(services, database.query, user as NonNullable<typeof user>);
      return { params: { id } };
    },
  },
  getToken: tokenOf(),
  updateToken: tokenOf({ expires_at: '2026-12-10T00:00:00Z' }),
  deleteToken: tokenOf(),
  updateUser: personOf({ first_name: 'Grace' }),
  deleteUser: personOf(),
  getAdminStashpoint: stashpointOf(),
  updateAdminStashpoint: stashpointOf({ description: 'Behind the blue door.' }),
  listPublicHolidays: stashpointOf(),
  previewStashpointImpact: stashpointOf({ active: false }),
  getOperation: operationOf(),
  listOperationItems: operationOf(),
  runOperation: operationOf(({ version }) => ({ version })),
  undoOperation: {
    ...operationOf(),
    make: async (server, owner) => {
      const { params } = await operationOf().make(server, owner);
      const id = String(params.id);
      await server.clientOf(owner.token).runOperation({ params: { id }, body: { version: 1 } });
      await workOnOperations(server.services);
      return { params, body: {} };
    },
  },
  getHost: hostOf(),
  getHostMoney: hostOf(),
  // People who work at one of a host's places get the figures of that one.
  getStashpointFigures: { ...hostOf(), ofAllStashpoints: true },
  getStashpointEarnings: hostOf(),
  getTaxDetails: hostPapersOf(),
  updateTaxDetails: hostPapersOf({ city: 'London' }),
  getStatement: hostPapersOf(),
  updateExternalAccount: accountOf({ is_active: false }),
  updateHostNotificationEmail: addressOf({ email: 'other@desk.test' }),
  deleteHostNotificationEmail: addressOf(),
  chooseNoticeKinds: {
    ...hostOf(),
    make: async (server, owner) => ({ params: { id: await createHostRecord(server, owner) }, body: ALL_KINDS }),
  },
};

/** Lists that staff read in full and others only in part, their own rows; each row is found by its ID. */
export const OWN_LISTS: Partial<Record<EndpointName, Ownership>> = {
  listAdminBookings: hostedBookingOf(),
  listAdminStashpoints: stashpointOf(),
  listIncidents: incidentOf(),
  listAdminReviews: reviewOf(),
  listCounterStashpoints: stashpointOf(),
  listStashpointsToday: stashpointOf(),
  listPeople: clerkOf(),
  listCounterDevices: deviceOf(),
  listCommissions: paidStayOf('listCommissions'),
  listPayouts: paidStayOf('listPayouts'),
  listInvoices: paidStayOf('listInvoices'),
  listInvoiceLines: paidStayOf('listInvoiceLines'),
  listExternalAccounts: accountOf({}),
  listHostNotificationEmails: addressOf(),
};
