import type { AuthToken, Booking, StashpointSummary } from '@cubby/api';
import type { Page } from '@playwright/test';
import { clientOf, staffSession } from './api.ts';

/** Where London's demo places stand; all journeys that prepare a stay do so here. */
const LONDON = { northeast_lat: 51.56, northeast_lng: 0.0, southwest_lat: 51.45, southwest_lng: -0.25 };

const PASSWORD = 'a shelf for every bag';

const ADA = { first_name: 'Ada', last_name: 'Lovelace', phone_number: '+44 20 7946 0018' };

/** A visitor’s session without an account; passwords are rare, for their sign-ins are counted. */
export function newGuest(site: string): Promise<AuthToken> {
  return clientOf(site).createTemporaryUser({ body: { language: 'en' } });
}

/** Somebody new with an account and a session. */
export async function newTraveller(site: string): Promise<AuthToken> {
  const client = clientOf(site);
  const email = `${crypto.randomUUID()}@example.org`;
  await client.createUser({
    body: { email, ...ADA, password: PASSWORD, accepted_tos_at: new Date().toISOString(), email_opt_in: false },
  });
  return client.createToken({ body: { email, password: PASSWORD } });
}

/** Whose stay it is. */
interface Session {
  token: string;
  user: { email: string | null };
}

/** A stay of two bags at a place that never closes, held and not yet paid: from this hour on, or some days ahead. */
export async function heldStay(site: string, session: Session, daysAhead = 0): Promise<Booking> {
  const client = clientOf(site, session);
  const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000 + daysAhead * 86_400_000;
  const stay = { dropoff: new Date(hour).toISOString(), pickup: new Date(hour + 5 * 3_600_000).toISOString() };
  const { items } = await client.listStashpoints({
    // Room to spare, today and tomorrow: journeys add bags and days, and others book here beside them.
    query: { ...LONDON, ...longer(stay), bag_count: 5, kind: 'staffed', open_twentyfour_seven: true, per_page: 50 },
  });
  const customer = { ...ADA, email: session.user.email || 'ada@example.org' };
  return client.createBooking({ body: { stashpoint_id: anyOf(items).id, ...stay, bag_count: 2, customer } });
}

/** The same, paid by card. */
export async function bookedStay(site: string, session: Session, daysAhead = 0): Promise<Booking> {
  const client = clientOf(site, session);
  const { id } = await heldStay(site, session, daysAhead);
  await client.payByCard({ body: { booking_id: id, payment_method: 'pm_card_visa' } });
  return (await client.finalizePayment({ body: { booking_id: id } })).booking;
}

/** A place with room, another one in each worker: two journeys at once would take each other's last room. */
function anyOf<Place extends Pick<StashpointSummary, 'availability'>>(places: readonly Place[]): Place {
  const free = places.filter(({ availability }) => availability === 'available');
  const place = free[Number(process.env.TEST_PARALLEL_INDEX ?? 0) % free.length];
  if (!place) throw new Error('Every place of the demo is full.');
  return place;
}

/** The same, paid and cancelled. */
export async function cancelledStay(site: string, session: Session, daysAhead = 0): Promise<Booking> {
  const client = clientOf(site, session);
  const { id } = await bookedStay(site, session, daysAhead);
  return client.updateBooking({ params: { id }, body: { state: 'cancelled' } });
}

/** Has staff note in the host's place that the bags of a booking are inside. */
export async function takeIn(site: string, { id }: Booking): Promise<void> {
  const staff = clientOf(site, staffSession());
  await staff.updateBooking({ params: { id }, body: { state: 'checked_in' } });
}

/** A staffed place of London that never closes and has room for two bags tomorrow. */
export async function openPlace(site: string): Promise<StashpointSummary> {
  const { items } = await clientOf(site).listStashpoints({
    query: { ...LONDON, ...tomorrow(), bag_count: 2, kind: 'staffed', open_twentyfour_seven: true, per_page: 50 },
  });
  return anyOf(items);
}

/** A bank whose every door is too small for a medium suitcase, with the address of its page and a stay it has room for. */
export async function lockerBank(site: string): Promise<{ path: string; stay: string }> {
  const client = clientOf(site);
  const everywhere = { southwest_lat: 35, southwest_lng: -11, northeast_lat: 60, northeast_lng: 20 };
  const when = tomorrow();
  const { items } = await client.listQuadralink({ query: { ...everywhere, ...when, bag_count: 1 } });
  const bank = items.find(({ availability }) => availability === 'available');
  if (!bank) throw new Error('Every bank of the demo is full.');
  const { canonical_url } = await client.getStashpoint({ params: { id: bank.id }, query: {} });
  const query = new URLSearchParams({
    dropoff: when.dropoff.slice(0, 16),
    pickup: when.pickup.slice(0, 16),
    bags: '1',
  });
  return { path: canonical_url, stay: query.toString() };
}

/** The checkout of a place, for so many bags tomorrow. */
export function checkoutOf({ id }: StashpointSummary, bags: number): string {
  const { dropoff, pickup } = tomorrow();
  return `/checkout/${id}?dropoff=${dropoff.slice(0, 16)}&pickup=${pickup.slice(0, 16)}&bags=${bags}`;
}

/** The same stay for a day more. */
function longer({ dropoff, pickup }: { dropoff: string; pickup: string }) {
  return { dropoff, pickup: new Date(Date.parse(pickup) + 86_400_000).toISOString() };
}

function tomorrow() {
  const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return { dropoff: `${date}T10:00:00Z`, pickup: `${date}T18:00:00Z` };
}

/** Hands a session to the browser, as signing in would. */
export async function signIn(page: Page, site: string, { token, user }: AuthToken): Promise<void> {
  const { id, email, first_name: firstName, last_name: lastName, phone_number: phoneNumber } = user;
  const kept = encodeURIComponent(JSON.stringify({ id, email, firstName, lastName, phoneNumber }));
  await page.context().addCookies([
    { name: 'cs_token', value: token, url: site },
    { name: 'cs_user', value: kept, url: site },
  ]);
}

/** The signed part of a pass's link, which opens a booking without signing in. */
export function passOf({ pass }: Booking): string {
  return new URL(pass?.url ?? '').searchParams.get('pass') ?? '';
}

const BERLIN = { northeast_lat: 52.6, northeast_lng: 13.6, southwest_lat: 52.4, southwest_lng: 13.2 };

/** A place whose notice was written in one language and is kept in another: hosts of London write English, of Berlin German. */
export async function placeWrittenIn(
  site: string,
  writtenIn: 'en' | 'de',
  language: 'en' | 'de',
): Promise<{ path: string; written: string; translated: string }> {
  const client = clientOf(site);
  const { items } = await client.listStashpoints({
    query: { ...(writtenIn === 'en' ? LONDON : BERLIN), per_page: 50 },
  });
  for (const { id } of items) {
    const place = await client.getStashpoint({ params: { id }, query: {} });
    const translated = place.translated?.[language]?.special_requirements;
    if (place.written_in?.special_requirements === writtenIn && place.special_requirements && translated)
      return { path: place.canonical_url, written: place.special_requirements, translated };
  }
  throw new Error('Nobody has written a notice there.');
}
