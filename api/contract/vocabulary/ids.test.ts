import { describe, expect, it } from 'vitest';
import type { ParamsOf } from '../endpoint.ts';
import { type Endpoints, endpoints } from '../endpoints.ts';
import type { Booking } from '../structs/booking.ts';
import type { Stashpoint } from '../structs/stashpoint.ts';
import type { BookingId, StashpointId } from './words.ts';

type Asked = ParamsOf<Endpoints['getBooking']>;

const booking = (id: Booking['id']): Asked => ({ id });
// @ts-expect-error a place's id is no booking's.
const stashpoint = (id: Stashpoint['id']): Asked => ({ id });
// @ts-expect-error nor does one become the other on the way.
const turned = (id: StashpointId): BookingId => id;
/** A text from an address bar may be any of them. */
const text = (id: string): Asked => ({ id });

describe('ids', () => {
  it('are distinct types to the compiler, and strings at run time', () => {
    const { params } = endpoints.getBooking;
    for (const asked of [booking('a1'), stashpoint('a1'), text('a1')]) expect(params.is(asked)).toBe(true);
    expect(turned('a1')).toBe('a1');
    expect(params.is({ id: 1 })).toBe(false);
  });
});
