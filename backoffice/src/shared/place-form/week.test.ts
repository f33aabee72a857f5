import { describe, expect, it } from 'vitest';
import { isAllDay, ROUND_THE_CLOCK, sorted, USUAL_WEEK, weekdayNames, withMondayEverywhere } from './week.ts';

describe('a week in the form', () => {
  it('begins on Monday in every language', () => {
    expect(weekdayNames('en-GB')[0]).toBe('Mon');
    expect(weekdayNames('de-DE')[6]).toBe('So');
  });

  it('copies all of Monday’s stretches to every day', () => {
    const monday = [
      { day: 0, open: '09:00:00', close: '12:00:00' },
      { day: 0, open: '14:00:00', close: '18:00:00' },
    ];
    const week = withMondayEverywhere([...monday, { day: 3, open: '01:00:00', close: '02:00:00' }]);
    expect(week).toHaveLength(14);
    expect(week.filter(({ day }) => day === 3)).toEqual(monday.map((stretch) => ({ ...stretch, day: 3 })));
  });

  it('keeps days in order and a day’s stretches as they were typed', () => {
    expect(sorted([...USUAL_WEEK].reverse())).toEqual(USUAL_WEEK);
  });

  it('knows midnight to midnight as the whole day, however it is written', () => {
    expect(ROUND_THE_CLOCK.every(isAllDay)).toBe(true);
    expect(isAllDay({ open: '00:00:00', close: '24:00:00' })).toBe(true);
    expect(isAllDay({ open: '00:00:00', close: '20:00:00' })).toBe(false);
  });
});
