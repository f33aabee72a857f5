import 'fake-indexeddb/auto';
import type { CounterBooking } from '@cubby/api';
import { expect, it } from 'vitest';
import { counterBooking, counterDay } from '../../../../testing/counter.ts';
import { Memory } from './memory.ts';

it('a day saved by an earlier version opens', async () => {
  const memory = await Memory.open('u1');
  const { other_tags: _, confirmed_at: __, ...older } = counterBooking();
  const day = counterDay({ bookings: [older as CounterBooking] });
  await memory.keepDay({ day, heardAt: day.generated });
  const kept = await memory.day(day.stashpoint.id);
  expect(kept?.day.bookings).toEqual([{ ...older, other_tags: [], confirmed_at: null }]);
  await memory.destroy();
});
