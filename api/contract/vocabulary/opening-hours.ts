import { enums, type Infer, integer, nullable, type } from 'superstruct';
import { max, min } from './bounds.ts';
import { LocalDate, LocalTime } from './words.ts';

/** `day` 0 is Monday. A `close` that is not after `open` is on the next day. */
export const OpeningHours = type({ day: max(min(integer(), 0), 6), open: LocalTime, close: LocalTime });
export type OpeningHours = Infer<typeof OpeningHours>;

/** Opening or closing on one date, instead of the usual hours. A closure without times is for the whole day. */
export const OpeningException = type({
  date: LocalDate,
  /** Null for a closure of the whole day. */
  start_time: nullable(LocalTime),
  /** Null for a closure of the whole day. */
  end_time: nullable(LocalTime),
  type: enums(['closed', 'open']),
});
export type OpeningException = Infer<typeof OpeningException>;
