import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { serverClock } from './server-clock.ts';

const HOUR_MS = 3_600_000;
const NOON = Date.parse('2026-11-23T12:00:00Z');

afterEach(() => {
  serverClock.restore(0);
  vi.useRealTimers();
});

/** Calls an API whose answers carry these headers and take `tookMs`. */
async function hear(headers: Record<string, string>, tookMs = 0): Promise<void> {
  const fetch = async () => {
    vi.setSystemTime(Date.now() + tookMs);
    return new Response('{"id":"NOT_FOUND"}', { status: 404, headers });
  };
  await createClient({ fetch })
    .getAppContext()
    .catch(() => {});
}

const date = (at: number) => ({ Date: new Date(at).toUTCString() });

describe('the server’s clock', () => {
  it.each([
    ['a device that is right', date(NOON), 0, 0],
    ['less than the header can show', date(NOON + 1500), 0, 0],
    ['a device five hours fast', date(NOON - 5 * HOUR_MS), 0, -5 * HOUR_MS],
    ['a device five hours slow', date(NOON + 5 * HOUR_MS), 0, 5 * HOUR_MS],
    ['an answer that took a minute', date(NOON + 30_000), 60_000, 0],
    ['an answer from a cache', { ...date(NOON - HOUR_MS), Age: '3600' }, 0, 0],
    ['an answer without a date', {}, 0, 0],
  ])('is learned from responses: %s', async (_, headers, tookMs, aheadMs) => {
    vi.useFakeTimers({ now: NOON });
    await hear(headers, tookMs);
    expect(serverClock.aheadMs).toBe(aheadMs);
    expect(serverClock.now().getTime()).toBe(Date.now() + aheadMs);
  });

  it('is passed on to whatever displays it, and follows a corrected device clock', async () => {
    vi.useFakeTimers({ now: NOON });
    const told = vi.fn();
    const stop = serverClock.subscribe(told);
    await hear(date(NOON + HOUR_MS));
    await hear(date(NOON + HOUR_MS));
    expect(told).toHaveBeenCalledTimes(1);
    vi.setSystemTime(NOON + HOUR_MS);
    await hear(date(NOON + HOUR_MS));
    expect([told.mock.calls.length, serverClock.aheadMs]).toEqual([2, 0]);
    stop();
  });
});
