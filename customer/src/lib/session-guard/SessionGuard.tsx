import { ResponseError } from '@cubby/api/client';
import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { api, onUnauthorized } from '../api/api.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { keepPasses } from '../offline/offline.ts';
import { reportProblem } from '../problems/report-problem.ts';
import { endSession, getSession, subscribeSession } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { renewSession } from './renew-session.ts';

/** Keeps the session alive, and leads to the sign-in when the API no longer knows it. */
export function SessionGuard() {
  const { paths } = useI18n();
  const [, go] = useLocation();
  const { mutate } = useSWRConfig();

  const forget = useEffectEvent(() => void mutate(isPrivate, undefined, { revalidate: false }));
  const leave = useEffectEvent(() => {
    const { pathname, search } = window.location;
    endSession();
    if (!pathname.includes('/login')) go(paths.loginEmail({ next: pathname + search, redirectReason: 'UNAUTHORIZED' }));
  });

  useEffect(() => onUnauthorized(() => leave()), []);
  // Whoever signs in after somebody else must not find their answers here.
  useEffect(() => {
    let before = getSession().token;
    return subscribeSession(() => {
      const { token } = getSession();
      if (before && before !== token) forget();
      before = token;
    });
  }, []);
  const { token } = useSession();
  const keep = useEffectEvent(() => keepPasses(paths.bookings()));
  useEffect(() => {
    if (token) keep();
  }, [token]);
  useEffect(() => {
    renewSession(api).catch((error: unknown) => {
      reportProblem('session-renewal', error);
      // Without a network nobody has said that the session is over.
      if (error instanceof ResponseError) leave();
    });
  }, []);
  return null;
}

/** Answers that belong to a person; the rest of what is kept belongs to everybody and stays. */
function isPrivate(key: unknown): boolean {
  return Array.isArray(key) && PRIVATE.includes(key[0]);
}

const PRIVATE = ['getMe', 'getMyCredit', 'getMyDeletion', 'listBookings', 'getBooking'];
