import { addYears } from 'date-fns/addYears';
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { BodyOf } from '../contract/endpoint.ts';
import type { Endpoints } from '../contract/endpoints.ts';
import { foldText } from '../contract/rules/fold-text.ts';
import type { Closure } from '../contract/rules/opening-hours.ts';
import type { SessionProof } from '../contract/rules/proofs.ts';
import type { Booking } from '../contract/structs/booking.ts';
import type { AuthToken } from '../contract/structs/user.ts';
import type { BagSize } from '../contract/vocabulary/bag-sizes.ts';
import { bySize } from '../contract/vocabulary/bag-sizes.ts';
import type { OpeningException, OpeningHours } from '../contract/vocabulary/opening-hours.ts';
import { searchTextOf } from '../server/catalogue/places/finding/search-text.ts';
import { capacityColumns } from '../server/catalogue/stashpoints/record/capacity-columns.ts';
import { hoursColumns } from '../server/catalogue/stashpoints/record/hours-columns.ts';
import { openSession } from '../server/people/identity/open-session.ts';
import { insertUser } from '../server/people/users/accounts.ts';
import { updateTokenExpiry } from '../server/people/users/sessions.ts';
import { asOwner } from '../server/platform/database/rights.ts';
import type { Schema } from '../server/platform/database/schema.ts';
import { hexId } from '../server/platform/secrets/ids.ts';
import type { TestServer } from './test-server.ts';

/** The same hours on all seven days. */
export function everyDay(open: string, close: string): OpeningHours[] {
  return [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open, close }));
}

export const ROUND_THE_CLOCK = everyDay('00:00:00', '00:00:00');

export const CONTACT = {
  email: 'ada@example.org',
  first_name: 'Ada',
  last_name: 'Lovelace',
  phone_number: '+44 20 7946 0018',
};

/** Creates an account with a session. */
export async function createSession(
  server: TestServer,
  role: 'customer' | 'host' | 'admin' | 'guest' = 'customer',
  email = `${hexId(6)}@example.org`,
): Promise<AuthToken> {
  const { query } = server.database;
  const user = await insertUser(query, {
    id: hexId(16),
    role,
    ...(role === 'guest' ? { email: null } : { email, email_proven_at: server.services.now() }),
    first_name: 'Ada',
    last_name: 'Lovelace',
    phone_number: CONTACT.phone_number,
    created: server.services.now(),
  });
  if (!user) throw new Error('This address is taken.');
  const session = await openSession(server.services, query, user, { isProvenTwice: true, proof: lastingProof(server) });
  if (role !== 'admin') return session;
  // Tests move the clock by weeks; staff would be signed out each evening.
  const expires_at = addYears(server.services.now(), 10);
  await updateTokenExpiry(query, session.id, expires_at);
  return { ...session, expires_at: expires_at.toISOString() };
}

/** Returns a proof that lasts: tests move the clock by weeks, and proofs have a test of their own. */
export function lastingProof({ services }: TestServer): SessionProof {
  return { by: 'code', at: addYears(services.now(), 10), since: null };
}

interface CityOptions {
  name?: string;
  country?: string;
  lat?: number;
  lng?: number;
  currency?: string;
  timezone?: string;
}

/** Creates a city in a country of its own. Returns both IDs. */
export async function createCity(
  server: TestServer,
  options: CityOptions = {},
): Promise<{ id: string; countryId: string }> {
  const { name = 'London', country = 'United Kingdom', lat = 51.5074, lng = -0.1278 } = options;
  const { currency = 'GBP', timezone = 'Europe/London' } = options;
  const countryId = hexId(16);
  const id = hexId(16);
  const slug = (text: string) => foldText(text).replace(/ /g, '-');
  const common = { lat, lng, currency_code: currency, picture: 'city-london', google_indexed: '{}' };
  await server.database.query
    .insertInto('places')
    .values([
      { ...common, ...names(country, slug(country)), id: countryId, parent_id: null, type: 'country', code: 'GB' },
      { ...common, ...names(name, `${slug(country)}/${slug(name)}`), id, parent_id: countryId, type: 'city', timezone },
    ])
    .execute();
  await server.services.places.refresh();
  return { id, countryId };
}

function names(name: string, route: string) {
  const slug = route.split('/').at(-1) ?? '';
  const translation = { name, slug, route };
  return {
    name,
    slug,
    translations: JSON.stringify({ english: translation, german: translation }),
    search_text: searchTextOf([name]),
    routes: [route],
  };
}

export interface StashpointOptions {
  cityId?: string;
  hostId?: string;
  hours?: OpeningHours[];
  exceptions?: OpeningException[];
  closures?: Closure[];
  capacity?: Partial<Record<BagSize, number>>;
  columns?: Partial<Insertable<Schema['stashpoints']>>;
}

/** Creates a place in a town: near the others there, and far from those of other towns. */
export function createInTown(
  server: TestServer,
  town: number,
  metresNorth: number,
  options: StashpointOptions = {},
): Promise<string> {
  const columns = { lat: 40 + town / 2 + metresNorth / 111_000, lng: 5, ...options.columns };
  return createStashpoint(server, { ...options, columns });
}

/**
 * Creates a place open from 8 to 20 with a capacity of ten bags: five pounds a day, one for booking and one for
 * insurance.
 */
export async function createStashpoint(server: TestServer, options: StashpointOptions = {}): Promise<string> {
  const { hours = everyDay('08:00:00', '20:00:00'), exceptions = [], closures = [] } = options;
  const { capacity = { standard: 10 }, columns = {} } = options;
  const cityId = options.cityId ?? (await createCity(server)).id;
  const hostId = options.hostId ?? (await createSession(server, 'host')).user.id;
  const id = hexId(6);
  await server.database.query
    .insertInto('stashpoints')
    .values({
      id,
      host_id: hostId,
      city_id: cityId,
      type: 'cafe',
      storage_type: 'staffed',
      name: 'Euston Road Café',
      business_name: 'Ampersand Coffee',
      location_name: 'Euston Road',
      address: '12 Euston Road',
      postal_code: 'NW1 2AA',
      country_code: 'GB',
      lat: 51.5282,
      lng: -0.1337,
      timezone: 'Europe/London',
      currency_code: 'GBP',
      first_day_cost: 500,
      extra_day_cost: 400,
      booking_fee: 100,
      guarantee_fee: 100,
      first_day_commission: 250,
      extra_day_commission: 200,
      tree_price: 40,
      ...capacityColumns(bySize((size) => capacity[size] ?? 0)),
      size_pricing: '{}',
      photos: ['stashpoint-1-front-cafe'],
      status: 'approved',
      active: true,
      ...hoursColumns(hours, exceptions, closures),
      ...columns,
    })
    .execute();
  return id;
}

/** Tomorrow, Tuesday, from 10:00 to 18:00 London time. */
export const TOMORROW = { dropoff: '2026-11-24T10:00:00Z', pickup: '2026-11-24T18:00:00Z' };

/** Tomorrow from 10:00 until `minutes` after noon: different stays are different holds, even for one person. */
export function untilAfterNoon(minutes: number): { dropoff: string; pickup: string } {
  return { ...TOMORROW, pickup: new Date(Date.parse('2026-11-24T12:00:00Z') + minutes * 60_000).toISOString() };
}

type BookingRequest = BodyOf<Endpoints['createBooking']>;

/** Holds two bags for tomorrow, through the API. */
export function holdBooking(
  server: TestServer,
  session: AuthToken,
  stashpointId: string,
  request: Partial<BookingRequest> = {},
): Promise<Booking> {
  return server.clientOf(session.token).createBooking({
    body: { stashpoint_id: stashpointId, ...TOMORROW, bag_count: 2, customer: CONTACT, ...request },
  });
}

interface VoucherOptions {
  activates?: number;
  lat?: number;
  lng?: number;
  radius?: number;
  columns?: Partial<Insertable<Schema['coupons']>>;
}

/**
 * Creates a voucher for two bags around the place that `createStashpoint` makes, of an agency of its own. Returns its
 * code.
 */
export async function createVoucher(server: TestServer, options: VoucherOptions = {}): Promise<string> {
  const { activates = 2, lat = 51.5282, lng = -0.1337, radius = 400, columns = {} } = options;
  const { query } = server.database;
  const id = hexId(8);
  const code = `V${id}`.toUpperCase();
  const created = server.services.now();
  const cityId = (await createCity(server)).id;
  await query.insertInto('otas').values({ id, name: 'Wander Rail', email: 'ota@example.org', created }).execute();
  await query.insertInto('areas').values({ id, city_id: cityId, name: 'Euston', lat, lng, radius, created }).execute();
  await query
    .insertInto('coupons')
    .values({
      ...{ id, code, activates, created, ota_id: id, area_id: id, uses_left: 1 },
      active_at: new Date('2026-01-01'),
      expires_at: new Date('2027-01-01'),
      ...columns,
    })
    .execute();
  return code;
}

/** Holds and pays for a booking. */
export async function createBooking(
  server: TestServer,
  session: AuthToken,
  stashpointId: string,
  request: Partial<BookingRequest> = {},
  card = 'pm_card_visa',
): Promise<Booking> {
  const client = server.clientOf(session.token);
  const held = await holdBooking(server, session, stashpointId, request);
  await client.payByCard({ body: { booking_id: held.id, payment_method: card } });
  const { booking } = await client.finalizePayment({ body: { booking_id: held.id } });
  return booking;
}

/** Ends a stay in two steps, as a counter does, without its bags. */
export async function endStay(
  { database }: Pick<TestServer, 'database'>,
  id: string,
  columns: Updateable<Schema['bookings']> = {},
): Promise<void> {
  for (const state of ['checked_in', 'checked_out'] as const)
    await database.query
      .updateTable('bookings')
      .set({ ...columns, state })
      .where('id', '=', id)
      .execute();
}

/** Writes rows that the database refuses, as former rules and other programs have left them. */
export async function withoutLaws(
  { database }: Pick<TestServer, 'database'>,
  write: (transaction: Kysely<Schema>) => Promise<unknown>,
): Promise<void> {
  await asOwner(database, (owner) =>
    owner.transaction(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await write(transaction);
    }),
  );
}
