import camelcaseKeys from 'camelcase-keys';
import snakecaseKeys from 'snakecase-keys';

/* Forms hold the drafts of specification §3 (`bookingFee`); the wire has the same names in snake_case. */

type Values = Record<string, unknown>;

/** A record as the wire has it → a draft for a form. */
export function toDraft(record: object): Values {
  return camelcaseKeys({ ...record } as Values, { deep: true, exclude: NAMES_OF_THEIR_OWN }) as Values;
}

/** A draft → what travels. */
export function toWire(draft: object): Values {
  return snakecaseKeys({ ...draft } as Values, { deep: true, exclude: NAMES_OF_THEIR_OWN }) as Values;
}

/** `booking_fee` → `bookingFee`, for the errors of a form's fields. */
export function draftField(field: string): string {
  return field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Keys that are values: sizes of pictures, ids. */
const NAMES_OF_THEIR_OWN = [/\d/];
