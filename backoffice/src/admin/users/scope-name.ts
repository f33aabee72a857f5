import type { StaffScope } from '@cubby/api';

/** Returns the dictionary's key for the pages of a permission. */
export function scopeName(scope: StaffScope): string {
  return `users.scope.${scope.replace(':all', '')}`;
}
