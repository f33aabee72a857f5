import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useComingStay, useStay } from './use-stay.ts';

afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

it('moves on a drop-off that passes while it can be chosen, and keeps it once it has a price', () => {
  vi.useFakeTimers({ now: new Date('2030-06-10T14:20:00Z') });
  window.history.replaceState(null, '', '/search?dropoff=2030-06-10T14:00&pickup=2030-06-10T18:00&bags=2');
  const coming = renderHook(() => useComingStay('UTC'));
  const agreed = renderHook(() => useStay('UTC'));
  expect(coming.result.current.stay).toEqual({ dropoff: '2030-06-10T14:00', pickup: '2030-06-10T18:00', bags: 2 });
  const first = coming.result.current.stay;
  act(() => vi.advanceTimersByTime(20 * 60_000));
  expect(coming.result.current.stay).toBe(first);
  act(() => vi.advanceTimersByTime(25 * 60_000));
  expect(coming.result.current.stay).toEqual({ dropoff: '2030-06-10T15:00', pickup: '2030-06-10T18:00', bags: 2 });
  expect(agreed.result.current.stay.dropoff).toBe('2030-06-10T14:00');
});
