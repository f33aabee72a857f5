import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttled } from './throttled.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('runs at once, then once a pause, and never loses the last call', () => {
  const run = vi.fn();
  const call = throttled(run, 300);
  call();
  expect(run).toHaveBeenCalledTimes(1);
  call();
  call();
  vi.advanceTimersByTime(299);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
  call();
  expect(run).toHaveBeenCalledTimes(3);
});
