import type { AuthToken } from '@cubby/api';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { safeNext } from '../lib/routing/paths.ts';
import { startSession } from '../lib/session/session.ts';
import type { ConsoleName } from './ConsoleNotice.tsx';

interface Entering {
  /** Accepts the session and redirects. */
  enter: (token: AuthToken, next: string | null) => void;
  /** The console at which this account completes its two-step verification: the session was not accepted. */
  goesTo: ConsoleName | null;
}

/** Completes every sign-in. */
export function useEnter(): Entering {
  const { paths } = useI18n();
  const [, go] = useLocation();
  const [goesTo, setGoesTo] = useState<ConsoleName | null>(null);
  const enter: Entering['enter'] = (token, next) => {
    const elsewhere = consoleOf(token);
    setGoesTo(elsewhere);
    if (elsewhere) return;
    startSession(token);
    go(safeNext(next, paths.bookings()), { replace: true });
  };
  return { enter, goesTo };
}

/** Returns the console a session has to be completed at; null if it is complete. */
export function consoleOf({ role, user }: AuthToken): ConsoleName | null {
  if (role !== 'mfa_pending') return null;
  return user.role === 'admin' ? 'admin' : 'hosts';
}
