import { describe, expect, it } from 'vitest';
import { isAllDay, weekdayNames, writeWeek } from './opening-hours.ts';

describe('weekly hours', () => {
  it('start on Monday in every language', () => {
    expect(weekdayNames('en-GB')[0]).toBe('Mon');
    expect(weekdayNames('de-DE')[6]).toBe('So');
  });

  it('treat midnight to midnight as the whole day, in any notation', () => {
    expect(isAllDay({ open: '00:00:00', close: '00:00:00' })).toBe(true);
    expect(isAllDay({ open: '00:00:00', close: '24:00:00' })).toBe(true);
    expect(isAllDay({ open: '00:00:00', close: '20:00:00' })).toBe(false);
  });

  it('are written with days of the same hours together', () => {
    const hours = [
      ...[0, 1, 2].map((day) => ({ day, open: '09:00:00', close: '18:00:00' })),
      { day: 4, open: '09:00:00', close: '12:00:00' },
      { day: 4, open: '14:00:00', close: '18:00:00' },
      { day: 6, open: '00:00:00', close: '24:00:00' },
    ];
    expect(writeWeek(hours, 'en-GB', { closed: 'Closed', allDay: 'Open 24 hours' }).split('\n')).toEqual([
      'Mon – Wed: 09:00 – 18:00',
      'Thu: Closed',
      'Fri: 09:00 – 12:00, 14:00 – 18:00',
      'Sat: Closed',
      'Sun: Open 24 hours',
    ]);
  });
});
