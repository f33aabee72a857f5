import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBatches } from './batches.ts';
import type { AnalyticsEvent } from './events.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(consent = true) {
  const sent: AnalyticsEvent[][] = [];
  const state = { consent };
  const batches = createBatches({ send: (events) => sent.push(events), mayCount: () => state.consent });
  return { ...batches, sent, state };
}

describe('batches', () => {
  it('are sent two seconds after the first event', () => {
    const { track, sent } = setUp();
    track('page_view', { path: '/' });
    vi.advanceTimersByTime(1500);
    track('page_view', { path: '/search' });
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(sent.map((events) => events.map(({ properties }) => properties.path))).toEqual([['/', '/search']]);
  });

  it('are sent at once with ten events', () => {
    const { track, sent } = setUp();
    for (let index = 0; index < 11; index++) track('page_view', { path: `/${index}` });
    expect(sent.map(({ length }) => length)).toEqual([10]);
    vi.advanceTimersByTime(2000);
    expect(sent.map(({ length }) => length)).toEqual([10, 1]);
  });

  it('are sent when the visitor leaves', () => {
    const { track, flush, sent } = setUp();
    track('payment_success', { booking_id: 'B1' });
    flush();
    flush();
    expect(sent).toHaveLength(1);
  });

  it('collect nothing without consent, and send nothing once it is withdrawn', () => {
    const refused = setUp(false);
    refused.track('page_view', { path: '/' });
    refused.state.consent = true;
    vi.advanceTimersByTime(5000);
    expect(refused.sent).toEqual([]);

    const withdrawn = setUp();
    withdrawn.track('page_view', { path: '/' });
    withdrawn.state.consent = false;
    vi.advanceTimersByTime(5000);
    expect(withdrawn.sent).toEqual([]);
  });
});
