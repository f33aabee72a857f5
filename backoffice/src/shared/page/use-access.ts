import { useScopes } from '../../lib/auth/use-scopes.ts';
import { isManager } from '../../lib/session/own-role.ts';
import type { Access } from './console-resource.ts';

/** Returns a function that tells whether the user has access; staff have none while their permissions load. */
export function useAccess(): (access: Access) => boolean {
  const { may } = useScopes();
  return (access) => access === 'staff' || access === 'team' || (access === 'owner' ? !isManager() : may(access));
}
