import type { Closure } from '../../contract/rules/opening-hours.ts';
import { addCalendarDays } from '../../contract/rules/time.ts';
import type { OpeningException, OpeningHours } from '../../contract/vocabulary/opening-hours.ts';
import type { StashpointType } from '../../contract/vocabulary/storage-types.ts';
import type { Random } from '../../drawings/random.ts';
import { shopKindOf } from '../../drawings/shop-kinds.ts';

interface Plan {
  weekday: readonly [open: string, close: string];
  sunday: readonly [open: string, close: string] | null;
}

const always: Plan = { weekday: ['00:00', '00:00'], sunday: ['00:00', '00:00'] };
const shop: Plan = { weekday: ['09:00', '20:00'], sunday: ['10:00', '17:00'] };
const cafe: Plan = { weekday: ['08:00', '19:00'], sunday: ['09:00', '17:00'] };
const newsagent: Plan = { weekday: ['06:00', '22:00'], sunday: ['07:00', '20:00'] };
const restaurant: Plan = { weekday: ['10:00', '23:30'], sunday: ['10:00', '22:00'] };
const office: Plan = { weekday: ['08:30', '18:30'], sunday: null };
const lateBar: Plan = { weekday: ['11:00', '01:00'], sunday: ['11:00', '23:00'] };

/** Weekly hours of a place, Monday first. Hotels and lockers never close; Sundays are shorter elsewhere. */
export function drawOpeningHours(random: Random, type: StashpointType): OpeningHours[] {
  return weekOf(planOf(random, type));
}

export function aroundTheClock(): OpeningHours[] {
  return weekOf(always);
}

function weekOf({ weekday, sunday }: Plan): OpeningHours[] {
  return [0, 1, 2, 3, 4, 5, 6].flatMap((day) => {
    const hours = day === 6 ? sunday : weekday;
    return hours ? [{ day, open: `${hours[0]}:00`, close: `${hours[1]}:00` }] : [];
  });
}

function planOf(random: Random, type: StashpointType): Plan {
  if (type === 'food_and_beverage_business') return random.pick([restaurant, lateBar]);
  switch (shopKindOf(type)) {
    case 'hotel':
    case 'locker':
      return always;
    case 'cafe':
      return cafe;
    case 'newsagent':
      return newsagent;
    case 'restaurant':
      return restaurant;
    case 'office':
      return type === 'car_park' ? always : office;
    case 'luggage':
      return random.pick([newsagent, { weekday: ['07:00', '22:00'], sunday: ['08:00', '21:00'] }]);
    default:
      return random.pick([
        shop,
        shop,
        { weekday: ['10:00', '19:00'], sunday: ['11:00', '17:00'] },
        { ...shop, sunday: null },
      ]);
  }
}

/** A few days that differ from the week, all after `today` (YYYY-MM-DD): public holidays, a stocktaking, a long evening. */
export function drawExceptions(random: Random, today: string): OpeningException[] {
  if (!random.chance(0.3)) return [];
  const year = Number(today.slice(0, 4));
  const comingUp = (monthAndDay: string) =>
    `${year}-${monthAndDay}` > today ? `${year}-${monthAndDay}` : `${year + 1}-${monthAndDay}`;
  const closed = (date: string): OpeningException => ({ date, start_time: null, end_time: null, type: 'closed' });
  const open = (date: string, start: string, end: string): OpeningException => ({
    date,
    start_time: `${start}:00`,
    end_time: `${end}:00`,
    type: 'open',
  });
  return random.pick([
    [closed(comingUp('12-25')), closed(comingUp('01-01'))],
    [open(comingUp('12-24'), '09:00', '14:00'), closed(comingUp('12-25')), open(comingUp('12-31'), '09:00', '16:00')],
    [closed(addCalendarDays(today, random.whole(3, 20)))],
    [
      {
        date: addCalendarDays(today, random.whole(2, 9)),
        start_time: '13:00:00',
        end_time: '15:00:00',
        type: 'closed' as const,
      },
    ],
    [open(addCalendarDays(today, random.whole(2, 14)), '08:00', '23:00')],
  ]);
}

export function drawClosures(random: Random, today: string): Closure[] {
  return random.chance(0.03) ? [drawHoliday(random, today)] : [];
}

/** Some days off, three to seven weeks ahead. */
export function drawHoliday(random: Random, today: string): Closure {
  const start_date = addCalendarDays(today, random.whole(20, 50));
  return { start_date, end_date: addCalendarDays(start_date, random.whole(3, 14)) };
}
