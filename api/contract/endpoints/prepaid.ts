import { array, boolean, enums, nullable, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { COUPON_STATUSES } from '../rules/coupons.ts';
import { CouponLimit, IssuedCodes } from '../structs/coupon.ts';
import { Area, AreaStashpoint, Ota, Voucher } from '../structs/prepaid.ts';
import { id, listing, onVersion } from '../structs/requests.ts';
import {
  AreaId,
  Latitude,
  Longitude,
  OtaId,
  Page,
  PlaceId,
  QueryInteger,
  QueryLatitude,
  QueryLongitude,
  ShortText,
  Whole,
} from '../vocabulary/words.ts';

const ota = { name: ShortText, email: string() };
const area = { city_id: PlaceId, name: ShortText, lat: Latitude, lng: Longitude, radius: optional(Whole) };
const dates = { active_at: optional(CouponLimit), expires_at: optional(CouponLimit) };
const code = object({ code: string() });

const staff = { roles: ['admin'], scope: 'partners:all' } as const;

/** Travel agencies, the areas in which their vouchers are valid, and the vouchers. */
export const prepaidEndpoints = {
  listOtas: {
    method: 'GET',
    path: '/v2/prepaid-bookings/otas',
    summary: 'Travel agencies with their debts',
    ...staff,
    query: object(listing(['name', 'email', 'created'])),
    response: Page(Ota),
    csv: true,
  },
  getOta: {
    method: 'GET',
    path: '/v2/prepaid-bookings/otas/{id}',
    summary: 'One travel agency',
    ...staff,
    params: id,
    response: Ota,
    errors: ['NOT_FOUND'],
  },
  createOta: {
    method: 'POST',
    path: '/v2/prepaid-bookings/otas',
    summary: 'Adds a travel agency',
    ...staff,
    body: object(ota),
    response: Ota,
    errors: ['INVALID_EMAIL_CLIENT_ERROR', 'REQUIRED_DATA_CLIENT_ERROR', 'EMAIL_ALREADY_EXISTS'],
    idempotent: true,
  },
  updateOta: {
    method: 'PATCH',
    path: '/v2/prepaid-bookings/otas/{id}',
    summary: 'Changes a travel agency',
    ...staff,
    params: id,
    body: object({ name: optional(ota.name), email: optional(ota.email), ...onVersion }),
    response: Ota,
    errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_EMAIL_CLIENT_ERROR', 'EMAIL_ALREADY_EXISTS'],
  },
  listAreas: {
    method: 'GET',
    path: '/v2/prepaid-bookings/areas',
    summary: 'Areas in which vouchers are valid',
    ...staff,
    query: object({ ...listing(['name', 'radius', 'created']), city_id: optional(PlaceId) }),
    response: Page(Area),
    csv: true,
  },
  getArea: {
    method: 'GET',
    path: '/v2/prepaid-bookings/areas/{id}',
    summary: 'One area',
    ...staff,
    params: id,
    response: Area,
    errors: ['NOT_FOUND'],
  },
  createArea: {
    method: 'POST',
    path: '/v2/prepaid-bookings/areas',
    summary: 'Adds an area: a circle around a point, 400 metres wide by default',
    ...staff,
    body: object(area),
    response: Area,
    idempotent: true,
  },
  updateArea: {
    method: 'PATCH',
    path: '/v2/prepaid-bookings/areas/{id}',
    summary: 'Moves, renames or widens an area; existing stays do not change',
    ...staff,
    params: id,
    body: object({
      city_id: optional(area.city_id),
      name: optional(area.name),
      lat: optional(area.lat),
      lng: optional(area.lng),
      radius: area.radius,
      ...onVersion,
    }),
    response: Area,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  listAreaStashpoints: {
    method: 'GET',
    path: '/v2/prepaid-bookings/stashpoints',
    summary: 'Bookable places inside a circle, nearest to its centre first; at most 200',
    ...staff,
    query: object({ lat: QueryLatitude, lng: QueryLongitude, radius: QueryInteger }),
    response: array(AreaStashpoint),
  },
  listVouchers: {
    method: 'GET',
    path: '/v2/prepaid-bookings/vouchers',
    summary: 'Vouchers with the stay each was used for',
    ...staff,
    query: object({
      ...listing(['code', 'created', 'expires_at', 'activates']),
      status: optional(enums(COUPON_STATUSES)),
      ota_id: optional(OtaId),
      area_id: optional(AreaId),
      campaign: optional(string()),
    }),
    response: Page(Voucher),
    csv: true,
    mayLag: true,
  },
  getVoucher: {
    method: 'GET',
    path: '/v2/prepaid-bookings/vouchers/{code}',
    summary: 'One voucher',
    ...staff,
    params: code,
    response: Voucher,
    errors: ['NOT_FOUND'],
  },
  issueVouchers: {
    method: 'POST',
    path: '/v2/prepaid-bookings/vouchers',
    summary: 'Issues one voucher, or the number in `count`',
    ...staff,
    body: object({
      ota_id: OtaId,
      area_id: AreaId,
      activates: Whole,
      ...dates,
      count: optional(Whole),
      campaign: optional(nullable(string())),
    }),
    response: IssuedCodes,
    errors: ['NOT_FOUND'],
    idempotent: true,
  },
  updateVoucher: {
    method: 'PATCH',
    path: '/v2/prepaid-bookings/vouchers/{code}',
    summary: 'Changes the dates of a voucher, or deactivates it',
    ...staff,
    params: code,
    body: object({
      ...dates,
      campaign: optional(nullable(string())),
      active: optional(boolean()),
      ...onVersion,
    }),
    response: Voucher,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
