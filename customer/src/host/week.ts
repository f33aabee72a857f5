import type { OpeningHours } from '@cubby/api';

/** One weekday of a simple week; times are local, HH:MM. Monday comes first. */
export interface WeekDay {
  open: boolean;
  from: string;
  until: string;
}

/** The hours of most shops: Monday to Saturday, nine to six. */
export const USUAL_WEEK: readonly WeekDay[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  open: day < 6,
  from: '09:00',
  until: '18:00',
}));

/** The week as the API takes it; days that are closed, or have no times, are left out. */
export function openingHoursOf(week: readonly WeekDay[]): OpeningHours[] {
  return week.flatMap(({ open, from, until }, day) =>
    open && from && until ? [{ day, open: `${from}:00`, close: `${until}:00` }] : [],
  );
}

export type WeekProblem = 'REQUIRED_DATA_CLIENT_ERROR' | null;

/** Checks that at least one day is open, and that every open day has its times. */
export function checkWeek(week: readonly WeekDay[]): WeekProblem {
  const open = week.filter((day) => day.open);
  return open.length > 0 && open.every(({ from, until }) => from && until) ? null : 'REQUIRED_DATA_CLIENT_ERROR';
}
