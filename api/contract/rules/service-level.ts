/** How much care a booking gets. */
export const SERVICE_LEVELS = ['premium', 'standard'] as const;
export type ServiceLevel = (typeof SERVICE_LEVELS)[number];

/** Premium unless standard was asked for; anything else becomes premium (specification §4). */
export function serviceLevel(value: unknown): ServiceLevel {
  return value === 'standard' ? 'standard' : 'premium';
}
