import { DEFAULT_TIME_ZONE } from '@cubby/api';

/** The zone of the device: right for someone who looks for a place to leave bags here and now. */
export function deviceTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_TIME_ZONE;
}
