import type { Area, Ota, Voucher } from '@cubby/api';

/* The agencies' prepaid records, as the API returns them. */

export function ota(own: Partial<Ota> = {}): Ota {
  return {
    id: 'o1',
    name: 'Rail & Stay',
    email: 'desk@rail.example',
    voucher_count: 40,
    used_count: 12,
    owed: [{ ccy_code: 'GBP', ccy_minor_in_major: 100, amount: 14400 }],
    version: 2,
    created: '2026-03-01T10:00:00.000Z',
    ...own,
  };
}

export function area(own: Partial<Area> = {}): Area {
  return {
    id: 'a1',
    city_id: 'london',
    city_name: 'London',
    name: 'King’s Cross',
    lat: 51.53,
    lng: -0.12,
    radius: 400,
    stashpoint_count: 7,
    version: 5,
    created: '2026-03-02T10:00:00.000Z',
    ...own,
  };
}

export function voucher(own: Partial<Voucher> = {}): Voucher {
  const code = own.code ?? 'RAIL-7K2M';
  return {
    id: code,
    code,
    campaign: 'spring',
    ota_id: 'o1',
    ota_name: 'Rail & Stay',
    area_id: 'a1',
    area_name: 'King’s Cross',
    activates: 2,
    active_at: '2026-01-01T00:00:00.000Z',
    expires_at: '2027-01-01T00:00:00.000Z',
    active: true,
    status: 'active',
    booking_id: null,
    owed: null,
    version: 3,
    created: '2026-03-03T10:00:00.000Z',
    ...own,
  };
}
