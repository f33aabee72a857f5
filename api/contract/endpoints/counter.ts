import { array, boolean, literal, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { STAY_ERRORS } from '../errors.ts';
import { AT_COUNTERS, RUNNERS } from '../rules/roles.ts';
import {
  CounterAction,
  CounterBookingPlace,
  CounterChanges,
  CounterDay,
  CounterResult,
  CounterStashpoint,
  CounterTask,
} from '../structs/counter.ts';
import { stashpointId } from '../structs/requests.ts';
import { size } from '../vocabulary/bounds.ts';
import { TagRange } from '../vocabulary/tags.ts';
import { BookingId, StashpointId } from '../vocabulary/words.ts';

const tagRanges = object({ tag_ranges: size(array(TagRange), 0, 20) });

const counter = { roles: AT_COUNTERS, scope: 'bookings:all' } as const;

/** Requests of a host’s devices at the counter of a place. */
export const counterEndpoints = {
  listCounterStashpoints: {
    ...counter,
    method: 'GET',
    path: '/v2/counter',
    summary: 'Places where the caller serves at the counter, with the number of bags in storage and expected today',
    response: array(CounterStashpoint),
  },
  getCounterDay: {
    ...counter,
    method: 'GET',
    path: '/v2/counter/{id}',
    summary: 'Everything the counter of a place needs for today, online or offline',
    params: stashpointId,
    response: CounterDay,
    errors: ['NOT_FOUND'],
  },
  findCounterBooking: {
    ...counter,
    method: 'GET',
    path: '/v2/counter/{id}/bookings/{booking}',
    summary:
      'The place and times of a booking that is not in a counter’s day; only at places where the caller serves at the counter',
    params: object({ id: StashpointId, booking: BookingId }),
    response: CounterBookingPlace,
    errors: ['NOT_FOUND'],
  },
  listCounterChanges: {
    ...counter,
    method: 'GET',
    path: '/v2/counter/{id}/changes',
    summary: 'Changes at a counter since a cursor: for devices that cannot hold a stream',
    params: stashpointId,
    query: object({ since: string() }),
    response: CounterChanges,
    errors: ['NOT_FOUND'],
  },
  streamCounterChanges: {
    ...counter,
    method: 'GET',
    path: '/v2/counter/{id}/stream',
    summary: 'Changes at a counter as server-sent events; resuming with the last cursor loses nothing',
    params: stashpointId,
    query: object({ since: string() }),
    response: CounterChanges,
    errors: ['NOT_FOUND'],
    stream: true,
  },
  takeCounterAction: {
    ...counter,
    // Queued actions are sent in the name of the person who did them, even if someone else is signed in now.
    withoutPin: true,
    method: 'POST',
    path: '/v2/counter/{id}/actions',
    summary:
      'Checks bags in or out, corrects their number, changes the drop-off or pick-up, refuses bags, or records a no-show or undoes it; runs once per ID',
    params: stashpointId,
    body: CounterAction,
    response: CounterResult,
    errors: [
      ...STAY_ERRORS,
      'NOT_FOUND',
      'BOOKING_NOT_CHANGEABLE',
      'NO_SHOW_FINAL',
      'BAGS_DIFFER',
      'TAG_IN_USE',
      'INVALID_PIN_CLIENT_ERROR',
      'IDEMPOTENCY_KEY_REUSED',
      'REQUIRED_DATA_CLIENT_ERROR',
    ],
  },
  changeTagRanges: {
    ...counter,
    roles: RUNNERS,
    method: 'PATCH',
    path: '/v2/counter/{id}/tags',
    summary: 'Sets the ranges of paper tags of a shop; tags that are in use stay valid',
    params: stashpointId,
    body: tagRanges,
    response: tagRanges,
    errors: ['NOT_FOUND'],
  },
  resolveCounterTask: {
    ...counter,
    method: 'PATCH',
    path: '/v2/counter/{id}/tasks/{task}',
    summary: 'Marks a refused action as reviewed; the tags of a refused check-in can replace those of the accepted one',
    params: object({ id: StashpointId, task: string() }),
    body: object({ resolved: literal(true), use_tags: optional(boolean()) }),
    response: CounterTask,
    errors: ['NOT_FOUND', 'BOOKING_NOT_CHANGEABLE', 'BAGS_DIFFER', 'TAG_IN_USE'],
  },
} as const satisfies Record<string, Endpoint>;
