import type { StaffScope } from '@cubby/api';

/** Returns the dictionary's key for what a permission gives access to. */
export function scopeName(scope: StaffScope): string {
  return `users.scope.${scope.replace(':all', '')}`;
}
