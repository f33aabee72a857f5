import type { User } from '@cubby/api';

/** The roles that sessions of an account have for a while, and those that no account has. */
type OfSessions = 'guest' | 'device' | 'recovery' | 'mfa_pending';

/** Returns the key of a role's name; lists of people have accounts alone. */
export function roleName(role: User['role']): `users.role.${Exclude<User['role'], OfSessions>}` {
  return `users.role.${role as Exclude<User['role'], OfSessions>}`;
}
