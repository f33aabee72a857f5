import { describe, expect, it } from 'vitest';
import { isCalendarDate, isInstant } from './calendar.ts';

describe('a date', () => {
  it.each([
    ['2026-11-22', true],
    ['2028-02-29', true],
    ['1970-01-01', true],
    ['2199-12-31', true],
    ['2027-02-29', false],
    ['2027-02-30', false],
    ['2027-04-31', false],
    ['2027-13-01', false],
    ['2027-00-10', false],
    ['0000-01-01', false],
    ['1969-12-31', false],
    ['2200-01-01', false],
    ['9999-12-31', false],
    ['2027-2-3', false],
    ['', false],
  ])('%j: %s', (text, is) => expect(isCalendarDate(text)).toBe(is));
});

describe('an instant', () => {
  it.each([
    ['2026-11-22T10:00:00.000Z', true],
    ['2026-11-22T10:00Z', true],
    ['2026-11-22T10:00:00+05:30', true],
    ['2027-02-30T10:00:00Z', false],
    ['2026-11-22T25:00:00Z', false],
    ['2026-11-22T10:61:00Z', false],
    ['2026-11-22T10:00:00', false],
    ['0000-01-01T00:00:00Z', false],
    ['9999-12-31T23:59:59Z', false],
    ['1970-01-01T00:00:00+02:00', true],
    ['1969-12-30T00:00:00Z', false],
    ['2199-12-31T23:00:00-08:00', true],
    ['2026-11-22', false],
  ])('%j: %s', (text, is) => expect(isInstant(text)).toBe(is));
});
