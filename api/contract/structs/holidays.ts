import { array, type Infer, nullable, string, type } from 'superstruct';
import { LocalDate } from '../vocabulary/words.ts';

/** Days on which shops of a country, or of a region of it, are usually closed. Both dates are included. */
export const PublicHolidays = type({
  /** Regions with holidays of their own; none if the whole country has the same. */
  regions: array(type({ code: string(), name: string() })),
  region: nullable(string()),
  items: array(type({ start_date: LocalDate, end_date: LocalDate, name: string() })),
});
export type PublicHolidays = Infer<typeof PublicHolidays>;
