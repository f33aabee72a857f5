import { describe, expect, it } from 'vitest';
import { DAY_GROUPS, isPastMidnight, sorted, USUAL_WEEK, withDayOn } from './week.ts';

describe('the weekly hours in the form', () => {
  it('copy all periods of a day to every day', () => {
    const monday = [
      { day: 0, open: '09:00:00', close: '12:00:00' },
      { day: 0, open: '14:00:00', close: '18:00:00' },
    ];
    const week = withDayOn([...monday, { day: 3, open: '01:00:00', close: '02:00:00' }], 0, DAY_GROUPS.every_day);
    expect(week).toHaveLength(14);
    expect(week.filter(({ day }) => day === 3)).toEqual(monday.map((stretch) => ({ ...stretch, day: 3 })));
  });

  it('copy to some days and leave the others unchanged', () => {
    const saturday = { day: 5, open: '10:00:00', close: '14:00:00' };
    const sunday = { day: 6, open: '12:00:00', close: '14:00:00' };
    const week = withDayOn([...USUAL_WEEK.slice(0, 5), saturday, sunday], 5, DAY_GROUPS.weekend);
    expect(week.filter(({ day }) => day === 6)).toEqual([{ ...saturday, day: 6 }]);
    expect(week.filter(({ day }) => day < 5)).toEqual(USUAL_WEEK.slice(0, 5));
  });

  it('close the other days too', () => {
    expect(withDayOn(USUAL_WEEK, 6, [5]).filter(({ day }) => day === 5)).toEqual([]);
  });

  it.each([
    ['18:00:00', '02:00:00', true],
    ['18:00:00', '00:00:00', false],
    ['00:00:00', '00:00:00', false],
    ['09:00:00', '18:00:00', false],
  ])('from %s to %s go past midnight: %s', (open, close, past) => {
    expect(isPastMidnight({ open, close })).toBe(past);
  });

  it('keep days in order and a day’s periods as typed', () => {
    expect(sorted([...USUAL_WEEK].reverse())).toEqual(USUAL_WEEK);
  });
});
