import type { Endpoint } from '../endpoint.ts';
import { StashpointCalendar } from '../structs/calendar.ts';
import { stashpointId } from '../structs/requests.ts';

const OWN = {
  path: '/v2/stashpoints/{id}/calendar',
  roles: ['host', 'manager', 'admin'],
  scope: 'bookings:all',
  params: stashpointId,
  response: StashpointCalendar,
  errors: ['NOT_FOUND'],
} as const;

/** The bookings of a place in its host's own calendar. The calendar itself is served as text at the secret address. */
export const calendarEndpoints = {
  getStashpointCalendar: {
    ...OWN,
    method: 'GET',
    summary: 'The secret address of a place’s calendar; created with the first request',
    errors: [...OWN.errors, 'READ_ONLY'],
  },
  renewStashpointCalendar: {
    ...OWN,
    method: 'POST',
    summary: 'Creates a new secret address; the old one stops working at once',
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
