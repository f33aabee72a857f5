import type { BodyOf, ParamsOf, QueryOf } from '../../../contract/endpoint.ts';
import type { EndpointName, Endpoints } from '../../../contract/endpoints.ts';

export interface Example {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

type ExampleOf<E> = { params?: ParamsOf<E>; query?: QueryOf<E>; body?: BodyOf<E> };

/** A locker bank of the demo network, which is never closed. */
const STASHPOINT = 'efee51b89691';

/** A stay on a Monday in the future. */
const STAY = { dropoff: '2030-06-03T10:00:00.000Z', pickup: '2030-06-03T16:00:00.000Z' };

const LONDON = { northeast_lat: 51.6, northeast_lng: 0, southwest_lat: 51.4, southwest_lng: -0.3 };

const CUSTOMER = {
  email: 'ada@example.org',
  first_name: 'Ada',
  last_name: 'Lovelace',
  phone_number: '+442079460018',
};

/** Returns the example of a call; nothing where it has none. */
export function exampleOf(name: string): Example {
  return (EXAMPLES as Record<string, Example>)[name] ?? {};
}

/**
 * Examples of calls, valid for the demo network: each can be sent unchanged after `npm start`. A test sends them all.
 */
const EXAMPLES: { [Name in EndpointName]?: ExampleOf<Endpoints[Name]> } = {
  listStashpoints: { query: { ...LONDON, ...STAY, bag_count: 2 } },
  getStashpoint: { params: { id: STASHPOINT }, query: { ...STAY, bag_count: 1 } },
  listAlternatives: { params: { id: STASHPOINT }, query: { ...STAY, bag_count: 1 } },
  getHourlyAvailability: { params: { id: STASHPOINT }, query: { date: '2030-06-03' } },
  createQuote: { body: { stashpoint_id: STASHPOINT, ...STAY, bag_count: 1, coupon_code: 'FREEDAY' } },
  createBooking: { body: { stashpoint_id: STASHPOINT, ...STAY, bag_count: 1, customer: CUSTOMER } },
  listBookings: { query: { when: 'upcoming', per_page: 5 } },
  checkUserExists: { body: { email: 'traveller@cubby.test' } },
  requestOneTimePassword: { body: { email: 'traveller@cubby.test', language: 'de' } },
  listReviews: { query: { per_page: 5, language: 'fr' } },
  updateMe: { body: { first_name: 'Tess', language: 'it' } },
  listAdminStashpoints: { query: { q: 'hotel', per_page: 5 } },
  listAdminBookings: { query: { per_page: 5 } },
  listAdminPlaces: { query: { type: 'city', gap: 'text', language: 'pt', per_page: 5 } },
};
