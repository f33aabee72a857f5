import { sessionUser } from './session.ts';

/** Tells whether the user only works at counters: clerks have no console. */
export function isClerk(): boolean {
  const role = sessionUser()?.role;
  return role === 'clerk' || role === 'device';
}

/** Tells whether the user manages another's places: without the money, and without decisions reserved to the owner. */
export function isManager(): boolean {
  return sessionUser()?.role === 'manager';
}

/** Tells whether this browser is a shared counter device. */
export function isSharedDevice(): boolean {
  return sessionUser()?.role === 'device';
}
