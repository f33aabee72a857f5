/** Roles a token can carry (design §4.9). `recovery` can only read itself and set a new password. */
export const ROLES = ['guest', 'customer', 'host', 'admin', 'recovery'] as const;
export type Role = (typeof ROLES)[number];

/** Who can hold a booking: everyone with a session, even without an account. */
export const BOOKERS = ['guest', 'customer', 'host', 'admin'] as const satisfies readonly Role[];
/** Who has an account. */
export const SIGNED_IN = ['customer', 'host', 'admin'] as const satisfies readonly Role[];

export const SCOPES = [
  'bookings:own',
  'bookings:all',
  'profile:own',
  'stashpoints:own',
  'stashpoints:all',
  'users:all',
] as const;
export type Scope = (typeof SCOPES)[number];

export const SCOPES_OF_ROLE: Record<Role, readonly Scope[]> = {
  guest: ['bookings:own'],
  customer: ['bookings:own', 'profile:own'],
  host: ['bookings:own', 'profile:own', 'stashpoints:own'],
  admin: ['bookings:own', 'bookings:all', 'profile:own', 'stashpoints:own', 'stashpoints:all', 'users:all'],
  recovery: [],
};
