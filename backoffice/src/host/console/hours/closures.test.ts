import { describe, expect, it } from 'vitest';
import { closureOn, withClosure, withoutDate } from './closures.ts';

const range = (startDate: string, endDate = startDate) => ({ startDate, endDate });
const CHRISTMAS = range('2026-12-24', '2026-12-26');

describe('closures', () => {
  it('are found by any of their dates', () => {
    for (const date of ['2026-12-24', '2026-12-25', '2026-12-26']) expect(closureOn([CHRISTMAS], date)).toBe(CHRISTMAS);
    for (const date of ['2026-12-23', '2026-12-27']) expect(closureOn([CHRISTMAS], date)).toBeUndefined();
  });

  it('are sorted by date, and merge those within', () => {
    expect(withClosure([CHRISTMAS], range('2026-12-01'))).toEqual([range('2026-12-01'), CHRISTMAS]);
    for (const within of [range('2026-12-24'), range('2026-12-25'), range('2026-12-26'), CHRISTMAS])
      expect(withClosure([within], CHRISTMAS)).toEqual([CHRISTMAS]);
  });

  it.each([
    ['2026-12-24', [range('2026-12-25', '2026-12-26')]],
    ['2026-12-25', [range('2026-12-24'), range('2026-12-26')]],
    ['2026-12-26', [range('2026-12-24', '2026-12-25')]],
    ['2026-12-27', [CHRISTMAS]],
  ])('are split when %s is reopened', (date, left) => {
    const day = (shift: number) => new Date(Date.parse(date) + shift * 86_400_000).toISOString().slice(0, 10);
    expect(withoutDate([CHRISTMAS], date, { dayBefore: day(-1), dayAfter: day(1) })).toEqual(left);
  });

  it('of a single date end with it', () => {
    const beside = { dayBefore: '2026-11-22', dayAfter: '2026-11-24' };
    expect(withoutDate([range('2026-11-23')], '2026-11-23', beside)).toEqual([]);
  });
});
