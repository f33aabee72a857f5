import { object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { STAY_ERRORS } from '../errors.ts';
import { searchPage, searchQuery, stashpointId, stayQuery } from '../structs/requests.ts';
import { HourlyAvailability, StashpointAlternatives, StashpointDetail } from '../structs/stashpoint.ts';
import { LocalDate } from '../vocabulary/words.ts';

/** Search for a place to store bags. */
export const stashpointEndpoints = {
  listStashpoints: {
    method: 'GET',
    path: '/v3/stashpoints',
    summary: 'Bookable places inside the bounds of a map: available first, then by distance, popularity or price',
    roles: 'anyone',
    query: searchQuery,
    response: searchPage,
    errors: STAY_ERRORS,
    mayLag: true,
  },
  getStashpoint: {
    method: 'GET',
    path: '/v3/stashpoints/{id}',
    summary: 'One place with its texts in other languages, and its price and space for a requested stay',
    roles: 'anyone',
    params: stashpointId,
    query: object({ ...stayQuery, storage_spaces: optional(string()) }),
    response: StashpointDetail,
    errors: ['NOT_FOUND', 'STASHPOINT_INACTIVE', 'DROPOFF_AFTER_PICKUP', 'DROPOFF_IN_PAST', 'STAY_TOO_LONG'],
    mayLag: true,
  },
  listAlternatives: {
    method: 'GET',
    path: '/v3/stashpoints/{id}/alternatives',
    summary: 'The reason why a place cannot take a stay, and the nearest places that can; for places in any state',
    roles: 'anyone',
    params: stashpointId,
    query: object({ ...stayQuery, storage_spaces: optional(string()) }),
    response: StashpointAlternatives,
    errors: [...STAY_ERRORS, 'NOT_FOUND'],
    mayLag: true,
  },
  getHourlyAvailability: {
    method: 'GET',
    path: '/v3/stashpoints/{id}/availability',
    summary: 'Free bags by hour and size on one date',
    roles: 'anyone',
    params: stashpointId,
    query: object({ date: LocalDate }),
    response: HourlyAvailability,
    errors: ['NOT_FOUND', 'STASHPOINT_INACTIVE'],
    mayLag: true,
  },
  listBendysquare: {
    method: 'GET',
    path: '/v2/bendysquare',
    summary: 'Lockers of the partner bendysquare inside the bounds of a map',
    roles: 'anyone',
    query: searchQuery,
    response: searchPage,
    errors: STAY_ERRORS,
    mayLag: true,
  },
  listQuadralink: {
    method: 'GET',
    path: '/v2/quadralink',
    summary: 'Lockers of the partner quadralink inside the bounds of a map',
    roles: 'anyone',
    query: searchQuery,
    response: searchPage,
    errors: STAY_ERRORS,
    mayLag: true,
  },
} as const satisfies Record<string, Endpoint>;
