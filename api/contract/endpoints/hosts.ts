import { array, boolean, enums, integer, max, min, number, object, optional, refine, size, string } from 'superstruct';
import { STASHPOINT_TYPES } from '../constants.ts';
import type { Endpoint } from '../endpoint.ts';
import { Instant, LanguageCode, LongText, ShortText } from '../structs/common.ts';
import { Host } from '../structs/host.ts';
import { contact } from '../structs/requests.ts';
import { OpeningHours } from '../structs/stashpoint.ts';

/** A week has at most three stretches of hours a day. */
const Week = size(array(refine(OpeningHours, 'Weekday', ({ day }) => day >= 0 && day <= 6)), 1, 21);

/** People who offer room for bags. */
export const hostEndpoints = {
  createHost: {
    method: 'POST',
    path: '/v2/hosts',
    summary: 'Makes somebody a host, with a draft of their place; whoever is signed in becomes host themselves',
    roles: 'anyone',
    body: object({
      ...contact,
      business_name: ShortText,
      address: ShortText,
      postal_code: size(string(), 1, 20),
      /** Where the pin stands. Addresses are not looked up: the person knows best where the door is. */
      latitude: min(max(number(), 90), -90),
      longitude: min(max(number(), 180), -180),
      /** The city it belongs to; left out, the nearest one. */
      city_id: optional(string()),
      type: enums(STASHPOINT_TYPES.filter((type) => type !== 'locker')),
      /** Bags it can hold at once. */
      capacity: min(max(integer(), 500), 1),
      opening_hours: Week,
      description: optional(LongText),
      step_free: optional(boolean()),
      language: optional(LanguageCode),
      accepted_tos_at: Instant,
    }),
    response: Host,
    errors: [
      'EMAIL_ALREADY_EXISTS',
      'INVALID_EMAIL_CLIENT_ERROR',
      'INVALID_PHONE_NUMBER_CLIENT_ERROR',
      'FORBIDDEN',
      'TOO_MANY_REQUESTS',
    ],
  },
} as const satisfies Record<string, Endpoint>;
