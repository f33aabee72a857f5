import { DEFAULT_TIME_ZONE } from '@cubby/api';

/** Returns the device's time zone: right for a search for a place here and now. */
export function deviceTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_TIME_ZONE;
}
