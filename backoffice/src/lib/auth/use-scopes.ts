import type { StaffScope } from '@cubby/api';
import { usePermissions } from 'ra-core';

/** Says what one may do. Nothing while that is still being asked. */
export function useScopes(): { may: (scope: StaffScope) => boolean; isPending: boolean } {
  const { permissions = [], isPending } = usePermissions<readonly string[]>();
  return { may: (scope) => permissions.includes(scope), isPending };
}
