import camelcaseKeys from 'camelcase-keys';
import snakecaseKeys from 'snakecase-keys';

/* Forms hold the drafts of specification §3 (`bookingFee`); the API has the same names in snake_case. */

type Values = Record<string, unknown>;

/** Converts a record of the API to a draft for a form. */
export function toDraft(record: object): Values {
  return camelcaseKeys({ ...record } as Values, { deep: true, exclude: NAMES_OF_THEIR_OWN }) as Values;
}

/** Converts a draft to the fields of the API. */
export function toWire(draft: object): Values {
  return snakecaseKeys({ ...draft } as Values, { deep: true, exclude: NAMES_OF_THEIR_OWN }) as Values;
}

/** Converts `booking_fee` to `bookingFee`, for the errors of a form's fields. */
export function draftField(field: string): string {
  return field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Keys that are values themselves and stay as they are: sizes of pictures, ids. */
const NAMES_OF_THEIR_OWN = [/\d/];
