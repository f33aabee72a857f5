import { fieldError } from '../../../contract/errors.ts';
import { isTimeZone } from '../../../contract/vocabulary/calendar.ts';
import type { Position } from '../../../contract/vocabulary/words.ts';

/** @throws CubbyError INVALID_DATA on `center`. */
export function requirePosition({ lat, lng }: Position): void {
  if (Math.abs(lat) > 85 || Math.abs(lng) > 180) throw fieldError('center', 'Latitude or longitude is out of range.');
}

/** @throws CubbyError INVALID_DATA on `timezone` for a value that is not a zone of the IANA database. */
export function requireTimeZone(zone: string | null): void {
  if (zone === null || !isTimeZone(zone))
    throw fieldError('timezone', 'A city needs an IANA time zone such as Europe/London.');
}
