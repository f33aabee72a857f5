export type DeviceForm = 'phone' | 'tablet' | 'computer';

/** Returns the form of the device, by which people tell it from the others of their counter. */
export function deviceForm({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): DeviceForm {
  // An iPad says that it is a Mac, and no Mac has a touch screen.
  const isTablet =
    /iPad|Tablet|Android(?!.*Mobile)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  if (isTablet) return 'tablet';
  return /iPhone|Mobile/.test(userAgent) ? 'phone' : 'computer';
}
