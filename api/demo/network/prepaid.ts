import { AREA_DEFAULT_RADIUS_METRES } from '../../contract/rules/areas.ts';
import { placeId } from './place-rows.ts';
import { idOf, type Row } from './rows.ts';

const DAY_MS = 86_400_000;

const AGENCIES = [
  { name: 'Wander Rail', email: 'bookings@wander-rail.test' },
  { name: 'Blue Hour Tours', email: 'desk@blue-hour.test' },
] as const;

/** Points of arrival for agencies' travellers: around the middle of a city, a few minutes' walk across. */
const AREAS = [
  { name: 'London, West End', country: 'united-kingdom', city: 'london', lat: 51.5115, lng: -0.1281, radius: 1500 },
  { name: 'Paris, Châtelet', country: 'france', city: 'paris', lat: 48.8584, lng: 2.347, radius: 1500 },
  { name: 'Berlin, Mitte', country: 'germany', city: 'berlin', lat: 52.5219, lng: 13.4132, radius: 1500 },
  {
    name: 'Rome, Termini',
    country: 'italy',
    city: 'rome',
    lat: 41.901,
    lng: 12.5018,
    radius: AREA_DEFAULT_RADIUS_METRES,
  },
] as const;

/** Vouchers to try at the checkout: for one bag, for two, an invalid one, and a batch. */
const VOUCHERS = [
  { code: 'RAIL-ONE', agency: 0, area: 0, activates: 1 },
  { code: 'RAIL-TWO', agency: 0, area: 0, activates: 2 },
  { code: 'TOUR-PARIS', agency: 1, area: 1, activates: 1 },
  { code: 'TOUR-LATE', agency: 1, area: 0, activates: 1, expired: true },
] as const;
const BATCH = 20;

export function otaRows(now: Date): Row<'otas'>[] {
  return AGENCIES.map(({ name, email }) => ({ id: otaId(name), name, email, created: before(now, 200) }));
}

export function areaRows(now: Date): Row<'areas'>[] {
  return AREAS.map(({ name, country, city, lat, lng, radius }) => ({
    id: areaId(name),
    city_id: placeId(country, city),
    name,
    lat,
    lng,
    radius,
    created: before(now, 190),
  }));
}

export function voucherRows(now: Date): Row<'coupons'>[] {
  const batch = Array.from({ length: BATCH }, (_, index) => ({
    code: `BERLIN-${idOf(`voucher:${index}`, 12).toUpperCase()}`,
    agency: 0,
    area: 2,
    activates: 1 + (index % 2),
    campaign: 'Berlin, autumn',
    expired: false,
  }));
  return [...VOUCHERS.map((voucher) => ({ campaign: null, expired: false, ...voucher })), ...batch].map(
    ({ code, agency, area, activates, campaign, expired }) => ({
      id: idOf(`coupon:${code}`, 24),
      code,
      percent: null,
      amount: null,
      currency_code: null,
      active_at: before(now, 120),
      expires_at: expired ? before(now, 10) : before(now, -365),
      uses_left: 1,
      uses_per_customer: null,
      customer_id: null,
      city_id: null,
      ota_id: otaId(AGENCIES[agency]?.name ?? ''),
      area_id: areaId(AREAS[area]?.name ?? ''),
      activates,
      campaign,
      created: before(now, 120),
    }),
  );
}

function otaId(name: string): string {
  return idOf(`ota:${name}`, 24);
}

function areaId(name: string): string {
  return idOf(`area:${name}`, 24);
}

function before(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
