/**
 * Roles of a token (design §4.9). `recovery` can only read itself and set a new password. A host owns their places; a
 * `manager` manages some of them without access to earnings, a `clerk` works at their counters, and a `device` belongs
 * to a counter, with the clerk signed in by their PIN. `mfa_pending` is someone who has passed one of two required steps
 * of verification, and can only pass the other.
 */
export const ROLES = [
  'guest',
  'customer',
  'host',
  'manager',
  'clerk',
  'device',
  'admin',
  'recovery',
  'mfa_pending',
] as const;
export type Role = (typeof ROLES)[number];

/** Roles that can hold a booking: everyone with a session, even without an account. */
export const BOOKERS = ['guest', 'customer', 'host', 'manager', 'clerk', 'admin'] as const satisfies readonly Role[];
/** Roles with an account. */
export const SIGNED_IN = ['customer', 'host', 'manager', 'clerk', 'admin'] as const satisfies readonly Role[];
/** Roles that staff can assign; managers and clerks are added by their hosts. */
export const ROLES_BY_STAFF = ['customer', 'host', 'admin'] as const satisfies readonly Role[];

/** Roles that manage places: their own, those they manage, or all as staff. */
export const RUNNERS = ['host', 'manager', 'admin'] as const satisfies readonly Role[];
/** Roles that work at counters. */
export const AT_COUNTERS = ['host', 'manager', 'clerk', 'device', 'admin'] as const satisfies readonly Role[];

/** Roles that can protect their account by two-step verification, and those who have not completed it yet. */
export const PROVING = [...RUNNERS, 'mfa_pending'] as const satisfies readonly Role[];

/** Tells whether a role can set up two-step verification: managers and owners of places, and staff. */
export function mayProveTwice(role: Role): boolean {
  return (RUNNERS as readonly Role[]).includes(role);
}

/** Roles of people at a host’s places other than the owner. */
export const WORK_ROLES = ['manager', 'clerk'] as const satisfies readonly Role[];
export type WorkRole = (typeof WORK_ROLES)[number];

/** Staff scopes, one per noun. A member of staff has all of them unless fewer were granted. */
export const STAFF_SCOPES = [
  'stashpoints:all',
  'hosts:all',
  'bookings:all',
  'money:all',
  'coupons:all',
  'places:all',
  'contents:all',
  'partners:all',
  'reviews:all',
  'users:all',
  'currencies:all',
  'statistics:all',
] as const;
export type StaffScope = (typeof STAFF_SCOPES)[number];

export const SCOPES = ['bookings:own', 'profile:own', 'stashpoints:own', ...STAFF_SCOPES] as const;
export type Scope = (typeof SCOPES)[number];

const OWN_SCOPES: Record<Role, readonly Scope[]> = {
  guest: ['bookings:own'],
  customer: ['bookings:own', 'profile:own'],
  host: ['bookings:own', 'profile:own', 'stashpoints:own'],
  manager: ['bookings:own', 'profile:own', 'stashpoints:own'],
  clerk: ['bookings:own', 'profile:own'],
  device: [],
  admin: ['bookings:own', 'profile:own', 'stashpoints:own'],
  recovery: [],
  mfa_pending: [],
};

/** Returns the scopes of a session. `granted` are a person's staff scopes; null is all of them. */
export function scopesOf(role: Role, granted: readonly string[] | null): Scope[] {
  if (role !== 'admin') return [...OWN_SCOPES[role]];
  return [...OWN_SCOPES.admin, ...STAFF_SCOPES.filter((scope) => granted === null || granted.includes(scope))];
}
