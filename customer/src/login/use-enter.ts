import type { AuthToken } from '@cubby/api';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { safeNext } from '../lib/routing/paths.ts';
import { startSession } from '../lib/session/session.ts';

interface Entering {
  /** Accepts the session and redirects. */
  enter: (token: AuthToken, next: string | null) => void;
  /** The session needs a staff member's two-step verification: it was not accepted. */
  isStaff: boolean;
}

/** Completes every sign-in. */
export function useEnter(): Entering {
  const { paths } = useI18n();
  const [, go] = useLocation();
  const [isStaff, setStaff] = useState(false);
  const enter: Entering['enter'] = (token, next) => {
    setStaff(token.role === 'mfa_pending');
    if (token.role === 'mfa_pending') return;
    startSession(token);
    go(safeNext(next, paths.bookings()), { replace: true });
  };
  return { enter, isStaff };
}
