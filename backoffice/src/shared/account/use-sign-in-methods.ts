import type { AddedSignInMethod, SignInMethods } from '@cubby/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

const METHODS = ['sign-in-methods'];
const SESSIONS = ['sessions'];

export function useSignInMethods() {
  return useQuery({ queryKey: METHODS, queryFn: () => api.getSignInMethods() });
}

export function useSessions() {
  return useQuery({ queryKey: SESSIONS, queryFn: () => api.listSessions() });
}

/** Stores the methods returned by a change. */
export function useChangedMethods() {
  const queries = useQueryClient();
  const changed = (methods: SignInMethods) => queries.setQueryData(METHODS, methods);
  return {
    changed,
    /** Adding the first method ends all other sessions. */
    added: ({ methods }: AddedSignInMethod) => {
      changed(methods);
      return queries.invalidateQueries({ queryKey: SESSIONS });
    },
    reread: () => queries.invalidateQueries({ queryKey: METHODS }),
  };
}

export function useChangedSessions() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: SESSIONS });
}
