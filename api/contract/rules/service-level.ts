/** Service levels of a booking. */
export const SERVICE_LEVELS = ['premium', 'standard'] as const;
export type ServiceLevel = (typeof SERVICE_LEVELS)[number];

/** Returns premium unless standard was requested; any other value becomes premium (specification §4). */
export function serviceLevel(value: unknown): ServiceLevel {
  return value === 'standard' ? 'standard' : 'premium';
}
