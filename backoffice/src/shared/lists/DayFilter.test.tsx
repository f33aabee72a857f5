import { CubbyTheme } from '@cubby/design-system';
import { render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dateIn, enterDate } from '../../../../tests/harness/enter-date.ts';
import { DayField } from './DayFilter.tsx';

beforeEach(() => vi.stubEnv('TZ', 'Europe/London'));
afterEach(() => vi.unstubAllEnvs());

const asked = vi.fn();

function Day({ day, from = '' }: { day: 'from' | 'until'; from?: string }) {
  const [instant, setInstant] = useState(from);
  const change = (next: string) => {
    asked(next);
    setInstant(next);
  };
  return <DayField label="Day" day={day} value={instant} onChange={change} />;
}

describe('a date filter', () => {
  it.each([
    ['from', '2026-11-21', '2026-11-21T00:00:00.000Z', 'a day like any other'],
    ['until', '2026-11-21', '2026-11-22T00:00:00.000Z', 'a day like any other'],
    ['from', '2026-07-01', '2026-06-30T23:00:00.000Z', 'a summer day'],
    ['until', '2026-03-28', '2026-03-29T00:00:00.000Z', 'the day before the clocks go forward'],
    ['until', '2026-03-29', '2026-03-29T23:00:00.000Z', 'the day of 23 hours'],
    ['from', '2026-03-29', '2026-03-29T00:00:00.000Z', 'the day of 23 hours'],
    ['until', '2026-10-25', '2026-10-26T00:00:00.000Z', 'the day of 25 hours'],
    ['until', '2026-12-31', '2027-01-01T00:00:00.000Z', 'the end of a year'],
  ] as const)('%s %s is the instant %s: %s', async (day, date, instant, _why) => {
    render(<Day day={day} />, { wrapper: CubbyTheme });
    await enterDate('Day', date);
    expect(asked).toHaveBeenLastCalledWith(instant);
    expect(await dateIn('Day')).toBe(date);
  });

  it.each([
    ['from', '2026-03-29T23:00:00.000Z', '2026-03-30'],
    ['until', '2026-03-29T23:00:00.000Z', '2026-03-29'],
    ['until', '2026-10-26T00:00:00.000Z', '2026-10-25'],
  ] as const)('%s the instant %s in an address is shown as %s', async (day, instant, date) => {
    render(<Day day={day} from={instant} />, { wrapper: CubbyTheme });
    expect(await dateIn('Day')).toBe(date);
  });

  it('that is emptied filters nothing', async () => {
    render(<Day day="from" from="2026-11-21T00:00:00.000Z" />, { wrapper: CubbyTheme });
    await enterDate('Day', '');
    expect(asked).toHaveBeenLastCalledWith('');
  });
});
