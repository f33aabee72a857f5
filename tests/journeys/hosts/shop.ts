import type { AuthToken, Booking, Language } from '@cubby/api';
import type { Page } from '@playwright/test';
import { codeTo } from '../../harness/outbox.ts';
import { clientOf, hostSession, staffSession } from '../api.ts';
import { signIn } from '../prepared.ts';

export interface Shop {
  id: string;
  name: string;
  lat: number;
  lng: number;
}

/**
 * Places are opened in London, and in Berlin shortly before London's midnight: what a journey does today must not become
 * tomorrow's. Prices there are in euros.
 */
const TOWN = isLate('Europe/London')
  ? { lat: 52.4622, lng: 13.5301, timeZone: 'Europe/Berlin' }
  : { lat: 51.4622, lng: 0.0301, timeZone: 'Europe/London' };

/**
 * Returns a position far from every demo place, so that it is no duplicate, and different each time: moved bags go to
 * the nearest place, which must not be another journey's.
 */
const somewhere = () => ({ lat: TOWN.lat + Math.random() / 50, lng: TOWN.lng + Math.random() / 50 });

/** Tells whether the day ends there within half an hour. */
function isLate(timeZone: string): boolean {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format();
  return time >= '23:30';
}

/**
 * Opens a place of the demo's host that never closes, with paper tags A1 to A20, on the market; next to another if
 * requested.
 */
export async function openShop(site: string, { lat, lng }: { lat: number; lng: number } = somewhere()): Promise<Shop> {
  const name = `Counter ${crypto.randomUUID().slice(0, 6)}`;
  const staff = clientOf(site, staffSession());
  const { id } = await staff.createAdminStashpoint({
    body: {
      host_id: hostSession().user.id,
      name,
      type: 'cafe',
      address: '7 Kidbrooke Way',
      postal_code: 'SE3 9FL',
      coordinates: { lat, lng },
      opening_hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: '00:00:00', close: '00:00:00' })),
      capacity: { small: 0, medium: 0, large: 0, standard: 12 },
    },
  });
  await staff.updateAdminStashpoint({ params: { id }, body: { status: 'approved', active: true } });
  const tag_ranges = [{ prefix: 'A', first: 1, last: 20 }];
  await clientOf(site, hostSession()).changeTagRanges({ params: { id }, body: { tag_ranges } });
  return { id, name, lat, lng };
}

/** Returns the date and the time of an instant at the places, `2026-11-28` and `09:05`. */
export function localTime(instant: number): { day: string; time: string } {
  const [day = '', time = ''] = new Date(instant).toLocaleString('sv-SE', { timeZone: TOWN.timeZone }).split(' ');
  return { day, time: time.slice(0, 5) };
}

/**
 * Books two bags for five hours, from the current hour or from some minutes ahead; late in the evening until midnight,
 * so that the next day costs more at any time.
 */
export async function book(
  site: string,
  guest: AuthToken,
  stashpoint_id: string,
  language: Language = 'en',
  minutesAhead?: number,
): Promise<Booking> {
  const client = clientOf(site, guest);
  const step = minutesAhead === undefined ? 3_600_000 : 60_000;
  const from = Math.floor(Date.now() / step) * step + (minutesAhead ?? 0) * 60_000;
  const dayAfter = (hours: number) => localTime(from + hours * 3_600_000 - 1).day;
  const hours = [5, 4, 3, 2].find((length) => dayAfter(length) === localTime(from).day) ?? 1;
  const customer = {
    first_name: 'Ada',
    last_name: `Walk ${crypto.randomUUID().slice(0, 4)}`,
    email: `${crypto.randomUUID()}@example.org`,
    phone_number: '+44 20 7946 0018',
  };
  const { id } = await client.createBooking({
    body: {
      stashpoint_id,
      dropoff: new Date(from).toISOString(),
      pickup: new Date(from + hours * 3_600_000).toISOString(),
      bag_count: 2,
      customer,
      language,
    },
  });
  await client.payByCard({ body: { booking_id: id, payment_method: 'pm_card_visa' } });
  return (await client.finalizePayment({ body: { booking_id: id } })).booking;
}

/** Signs the demo's host in and opens the counter of a place. */
export async function standAt(page: Page, site: string, stashpoint: string, session = hostSession()): Promise<string> {
  const hosts = site.replace('://', '://hosts.');
  await signIn(page, hosts, session);
  await page.goto(`${hosts}/counter`);
  await page.getByRole('combobox', { name: 'Place' }).selectOption({ label: stashpoint });
  return hosts;
}

/**
 * Imitates a barcode scanner: types faster than outside typing allows on a busy machine, and ends with Enter. On a German
 * keyboard, Z and Y change places.
 */
export async function shoot(page: Page, code: string, layout: 'US' | 'German' = 'US'): Promise<void> {
  const keys = [...code, 'Enter'].map((key) => ({
    code: /^[A-Za-z]$/.test(key) ? `Key${key.toUpperCase()}` : '',
    shiftKey: /^[A-Z]$/.test(key),
    key: layout === 'German' ? key.replace(/^[YZyz]$/, (sign) => 'ZYzy'['YZyz'.indexOf(sign)] ?? sign) : key,
  }));
  await page.evaluate((presses) => {
    const target = document.activeElement ?? document.body;
    // An event's time is that of its making: made together, none is late on a busy machine.
    const events = presses.map((press) => new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true }));
    for (const event of events) target.dispatchEvent(event);
  }, keys);
}

/** Signs in with an emailed code: a separate session, which the test can end. */
export async function sessionByCode(site: string, email: string): Promise<AuthToken> {
  const client = clientOf(site);
  await client.requestOneTimePassword({ body: { email } });
  return client.signInWithOneTimePassword({ body: { email, one_time_password: await codeTo(site, email) } });
}
