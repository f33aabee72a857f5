import { addDays } from 'date-fns/addDays';
import { addYears } from 'date-fns/addYears';
import { formatISO } from 'date-fns/formatISO';
import type { QueryOf } from '../../../../contract/endpoint.ts';
import type { Endpoints } from '../../../../contract/endpoints.ts';
import { localMoment } from '../../../../contract/rules/time.ts';
import type { PublicHolidays } from '../../../../contract/structs/holidays.ts';
import type { HasDatabase } from '../../../platform/database/connect.ts';
import type { Caller } from '../../../platform/http/call.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';
import { getOwnStashpoint } from './own-stashpoints.ts';

type Query = QueryOf<Endpoints['listPublicHolidays']>;

const DAY_MS = 86_400_000;

/**
 * Lists the public holidays of the coming year at a place. The library has every country's rules, which take megabytes:
 * it is loaded on the first request, and only here.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function listPublicHolidays(
  services: HasDatabase & HasClock,
  caller: Caller,
  id: string,
  { region, language = 'en' }: Query,
): Promise<PublicHolidays> {
  const { country_code, timezone } = await getOwnStashpoint(services, caller, id);
  const { default: Holidays } = await import('date-holidays');
  const regions = Object.entries(new Holidays().getStates(country_code, language) ?? {});
  const chosen = regions.some(([code]) => code === region) ? region : undefined;
  const known = chosen ? new Holidays(country_code, chosen) : new Holidays(country_code);
  const today = localMoment(services.now(), timezone).date;
  const inAYear = formatISO(addYears(new Date(`${today}T12:00:00`), 1), { representation: 'date' });
  const year = Number(today.slice(0, 4));
  const items = [year, year + 1]
    .flatMap((each) => known.getHolidays(each, language) ?? [])
    .filter(({ type }) => type === 'public')
    .map(({ date, start, end, name }) => ({ ...datesOf(date, end.getTime() - start.getTime()), name }))
    .filter(({ start_date, end_date }) => end_date >= today && start_date < inAYear);
  return {
    regions: regions.map(([code, name]) => ({ code, name })).sort((a, b) => a.name.localeCompare(b.name)),
    region: chosen ?? null,
    items,
  };
}

/**
 * Returns the dates of a holiday, which may last for days. The library writes the first as `2027-02-07 00:00:00`, in
 * the local time of the country.
 */
function datesOf(date: string, length: number): { start_date: string; end_date: string } {
  const start_date = date.slice(0, 10);
  const days = Math.max(1, Math.round(length / DAY_MS));
  const last = addDays(new Date(`${start_date}T12:00:00`), days - 1);
  return { start_date, end_date: formatISO(last, { representation: 'date' }) };
}
