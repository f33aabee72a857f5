import { ResponseError } from '@cubby/api/client';
import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation, useSearch } from 'wouter';
import { api, onUnauthorized } from '../api/api.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { isBookingPage } from '../offline/kept.ts';
import { reportProblem } from '../problems/report-problem.ts';
import { endSession, getSession, subscribeSession } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { renewSession } from './renew-session.ts';

/** Keeps the session alive, and redirects to the sign-in when the API no longer accepts it. */
export function SessionGuard() {
  const { paths } = useI18n();
  const [pathname, go] = useLocation();
  const holdsPass = new URLSearchParams(useSearch()).has('pass') && isBookingPage(pathname);
  const { mutate } = useSWRConfig();

  const forget = useEffectEvent(() => void mutate(isPrivate, undefined, { revalidate: false }));
  const leave = useEffectEvent(() => {
    const { pathname, search } = window.location;
    endSession();
    if (!pathname.includes('/login')) go(paths.loginEmail({ next: pathname + search, redirectReason: 'UNAUTHORIZED' }));
  });

  useEffect(() => onUnauthorized(() => leave()), []);
  // A new user must not find the previous user's answers here.
  useEffect(() => {
    let before = getSession().token;
    return subscribeSession(() => {
      const { token } = getSession();
      if (before && before !== token) forget();
      before = token;
    });
  }, []);
  const { token } = useSession();
  const keep = useEffectEvent(async () => {
    try {
      // Most visitors hold no pass.
      const { keepPasses } = await import('../offline/offline.ts');
      keepPasses(paths.bookings(), () => {
        void mutate(isOfPass);
        if (token) void readBookings();
      });
    } catch (error) {
      reportProblem('offline', error);
    }
  });
  useEffect(() => {
    if (token || holdsPass) void keep();
  }, [token, holdsPass]);
  useEffect(() => {
    renewSession(api).catch((error: unknown) => {
      reportProblem('session-renewal', error);
      // Offline, no response has ended the session.
      if (error instanceof ResponseError) leave();
    });
  }, []);
  return null;
}

/** Returns true for a user's personal answers; the rest of the cache is public and stays. */
function isPrivate(key: unknown): boolean {
  return Array.isArray(key) && PRIVATE.includes(key[0]);
}

const PRIVATE = ['getMe', 'getMyCredit', 'getMyDeletion', 'listBookings', 'getBooking'];

/** Returns true for the calls of a pass that the service worker caches. */
function isOfPass(key: unknown): boolean {
  return Array.isArray(key) && OF_PASS.includes(key[0]);
}

const OF_PASS = ['getAppContext', 'getBooking', 'getStashpoint', 'listBookings'];
/** The number of upcoming stays that are cached without having been opened. */
const NEXT_STAYS = 3;

/** Fetches the lists, and the passes of the next stays: travellers do not open them all before they set off. */
async function readBookings(): Promise<void> {
  const list = (when: 'upcoming' | 'past') => api.listBookings({ query: { when, per_page: 50 } });
  try {
    const [{ items }] = await Promise.all([list('upcoming'), list('past')]);
    await Promise.all(items.slice(0, NEXT_STAYS).map(({ id }) => api.getBooking({ params: { id } })));
  } catch (error) {
    reportProblem('offline', error);
  }
}
