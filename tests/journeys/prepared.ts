import type { AuthToken, Booking, StashpointSummary } from '@cubby/api';
import type { Page } from '@playwright/test';
import { signUp } from '../harness/sign-up.ts';
import { clientOf, staffSession } from './api.ts';

/** The area of London's demo places; all journeys that prepare a stay use it. */
const LONDON = { northeast_lat: 51.56, northeast_lng: 0.0, southwest_lat: 51.45, southwest_lng: -0.25 };

const PASSWORD = 'a shelf for every bag';

const ADA = { first_name: 'Ada', last_name: 'Lovelace', phone_number: '+44 20 7946 0018' };

/** Returns a visitor's session without an account. */
export function newGuest(site: string): Promise<AuthToken> {
  return clientOf(site).createTemporaryUser({ body: { language: 'en' } });
}

/** Returns a new traveller with an account and a session, opened by password: it has proven no presence yet. */
export async function newTraveller(site: string): Promise<AuthToken> {
  const email = `${crypto.randomUUID()}@example.org`;
  await signUp(site, { email, ...ADA, password: PASSWORD, email_opt_in: false });
  return clientOf(site).createToken({ body: { email, password: PASSWORD } });
}

/** The session the stay belongs to. */
interface Session {
  token: string;
  user: { email: string | null };
}

/**
 * Holds a stay of two bags at a place that never closes, not yet paid: from the current hour on, or some days ahead.
 */
export async function heldStay(site: string, session: Session, daysAhead = 0): Promise<Booking> {
  const client = clientOf(site, session);
  const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000 + daysAhead * 86_400_000;
  const stay = { dropoff: new Date(hour).toISOString(), pickup: new Date(hour + 5 * 3_600_000).toISOString() };
  const { items } = await client.listStashpoints({
    // Spare capacity today and tomorrow: journeys add bags and days, and other journeys book here as well.
    query: { ...LONDON, ...longer(stay), bag_count: 5, kind: 'staffed', open_twentyfour_seven: true, per_page: 50 },
  });
  const customer = { ...ADA, email: session.user.email || 'ada@example.org' };
  return client.createBooking({ body: { stashpoint_id: anyOf(items).id, ...stay, bag_count: 2, customer } });
}

/** Books the same, paid by card. */
export async function bookedStay(site: string, session: Session, daysAhead = 0): Promise<Booking> {
  const client = clientOf(site, session);
  const { id } = await heldStay(site, session, daysAhead);
  await client.payByCard({ body: { booking_id: id, payment_method: 'pm_card_visa' } });
  return (await client.finalizePayment({ body: { booking_id: id } })).booking;
}

/**
 * Chooses a place with space, a different one in each worker: two journeys at once would compete for the last space.
 */
function anyOf<Stashpoint extends Pick<StashpointSummary, 'availability'>>(
  stashpoints: readonly Stashpoint[],
): Stashpoint {
  const free = stashpoints.filter(({ availability }) => availability === 'available');
  const stashpoint = free[Number(process.env.TEST_PARALLEL_INDEX ?? 0) % free.length];
  if (!stashpoint) throw new Error('Every place of the demo is full.');
  return stashpoint;
}

/** Books the same, paid and cancelled. */
export async function cancelledStay(site: string, session: Session, daysAhead = 0): Promise<Booking> {
  const client = clientOf(site, session);
  const { id } = await bookedStay(site, session, daysAhead);
  return client.updateBooking({ params: { id }, body: { state: 'cancelled' } });
}

/** Books the same from the current hour on, has the bags taken in, and claims for one; staff ask for more. */
export async function claimedStay(site: string, session: Session): Promise<Booking> {
  const client = clientOf(site, session);
  const booking = await bookedStay(site, session);
  await takeIn(site, booking);
  const items = [{ name: 'Suitcase', kind: 'bag', bag: 1, value: 18900, age_months: 14 }] as const;
  const { id } = await client.createClaim({
    params: { id: booking.id },
    body: { cause: 'stolen', bags: [1], text: 'Someone else has left with it.', items: [...items] },
  });
  const asked = { decision: 'needs_more', text: 'Please send us the number of the police report.' } as const;
  await clientOf(site, staffSession()).declineClaim({ params: { id }, body: asked });
  return booking;
}

/** Has staff record for the host that the bags of a booking are in storage. */
export async function takeIn(site: string, { id }: Booking): Promise<void> {
  const staff = clientOf(site, staffSession());
  await staff.updateBooking({ params: { id }, body: { state: 'checked_in', reason: 'host_asked' } });
}

/** Returns a staffed place in London that never closes and has space for two bags tomorrow. */
export async function openStashpoint(site: string): Promise<StashpointSummary> {
  const { items } = await clientOf(site).listStashpoints({
    query: { ...LONDON, ...tomorrow(), bag_count: 2, kind: 'staffed', open_twentyfour_seven: true, per_page: 50 },
  });
  return anyOf(items);
}

/**
 * Returns a locker bank whose doors are all too small for a medium suitcase, with the address of its page and a stay it
 * has space for.
 */
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

/** Returns the checkout of a place, for a number of bags tomorrow. */
export function checkoutOf({ id }: StashpointSummary, bags: number): string {
  const { dropoff, pickup } = tomorrow();
  return `/checkout/${id}?dropoff=${dropoff.slice(0, 16)}&pickup=${pickup.slice(0, 16)}&bags=${bags}`;
}

/** Returns the same stay extended by a day. */
function longer({ dropoff, pickup }: { dropoff: string; pickup: string }) {
  return { dropoff, pickup: new Date(Date.parse(pickup) + 86_400_000).toISOString() };
}

function tomorrow() {
  const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return { dropoff: `${date}T10:00:00Z`, pickup: `${date}T18:00:00Z` };
}

/** Gives a session to the browser, as signing in would. */
export async function signIn(page: Page, site: string, { token, user }: AuthToken): Promise<void> {
  const { id, email, first_name: firstName, last_name: lastName, phone_number: phoneNumber } = user;
  const kept = encodeURIComponent(JSON.stringify({ id, email, firstName, lastName, phoneNumber }));
  await page.context().addCookies([
    { name: 'cs_token', value: token, url: site },
    { name: 'cs_user', value: kept, url: site },
  ]);
}

/** Returns the signed part of a pass's link, which opens a booking without signing in. */
export function passOf({ pass }: Booking): string {
  return new URL(pass?.url ?? '').searchParams.get('pass') ?? '';
}

const BERLIN = { northeast_lat: 52.6, northeast_lng: 13.6, southwest_lat: 52.4, southwest_lng: 13.2 };

/**
 * Returns a place whose notes are in one language and viewed in another: hosts in London write English, those in Berlin
 * German.
 */
export async function stashpointWrittenIn(
  site: string,
  writtenIn: 'en' | 'de',
  language: 'en' | 'de',
): Promise<{ path: string; written: string; translated: string }> {
  const client = clientOf(site);
  const { items } = await client.listStashpoints({
    query: { ...(writtenIn === 'en' ? LONDON : BERLIN), per_page: 50 },
  });
  for (const { id } of items) {
    const stashpoint = await client.getStashpoint({ params: { id }, query: {} });
    const translated = stashpoint.translated?.[language]?.special_requirements;
    if (stashpoint.written_in?.special_requirements === writtenIn && stashpoint.special_requirements && translated)
      return { path: stashpoint.canonical_url, written: stashpoint.special_requirements, translated };
  }
  throw new Error('No place there has a notice.');
}
