import type { StaffScope } from '@cubby/api';
import { usePermissions } from 'ra-core';

/** Tells which scopes the user has. None while they are loading. */
export function useScopes(): { may: (scope: StaffScope) => boolean; isPending: boolean } {
  const { permissions = [], isPending } = usePermissions<readonly string[]>();
  return { may: (scope) => permissions.includes(scope), isPending };
}
