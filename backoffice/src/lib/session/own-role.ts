import { sessionUser } from './session.ts';

/** Who stands at counters and runs nothing: their console is the counter. */
export function isClerk(): boolean {
  const role = sessionUser()?.role;
  return role === 'clerk' || role === 'device';
}

/** Who runs places that are another’s: without the money, and without what only the owner says. */
export function isManager(): boolean {
  return sessionUser()?.role === 'manager';
}

/** Whether this browser is a counter’s own, which several people share. */
export function isSharedDevice(): boolean {
  return sessionUser()?.role === 'device';
}
