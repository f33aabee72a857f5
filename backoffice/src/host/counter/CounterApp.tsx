import { directionOf } from '@cubby/api';
import { CubbyTheme, LoadingState } from '@cubby/design-system';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { counterApi } from '../../lib/api/counter-api.ts';
import { ClockWords } from '../../lib/appearance/ClockWords.tsx';
import { ServerWords } from '../../lib/appearance/ServerWords.tsx';
import { loginPath } from '../../lib/routing/paths.ts';
import { isSharedDevice } from '../../lib/session/own-role.ts';
import { sessionToken } from '../../lib/session/session.ts';
import { addresses } from './bookings/addresses.ts';
import type { I18n } from './language/i18n.ts';
import { LanguageProvider, useI18n } from './language/LanguageProvider.tsx';
import { useIdleLock } from './people/use-idle-lock.ts';
import { CounterFrame } from './shell/CounterFrame.tsx';
import { CounterLink } from './shell/CounterLink.tsx';
import { NeedsConnection } from './shell/NeedsConnection.tsx';
import { NoStashpoint } from './shell/NoStashpoint.tsx';
import { NoStorage } from './shell/NoStorage.tsx';
import { CounterStore } from './state/counter-store.ts';
import { CounterContext, useCounter } from './state/use-counter.ts';

const DeskPage = lazy(() => import('./desk/DeskPage.tsx'));
const JoinPage = lazy(() => import('./login/JoinPage.tsx'));
const LockedPage = lazy(() => import('./people/LockedPage.tsx'));
const UnpairedPage = lazy(() => import('./people/UnpairedPage.tsx'));
const TodayPage = lazy(() => import('./today/TodayPage.tsx'));
const LoginPage = lazy(() => import('./login/LoginPage.tsx'));

const ask = () => counterApi.getAppContext();

interface CounterAppProps {
  i18n: I18n;
  /** Created before the first render; null if no one is signed in. */
  counter: CounterStore | null;
}

/** The counter: today, the desk, and the sign-in. */
export function CounterApp({ i18n, counter }: CounterAppProps) {
  return (
    <LanguageProvider first={i18n}>
      <CubbyTheme linkComponent={CounterLink} addressBar="brand" direction={directionOf(i18n.language)}>
        <ServerWords ask={ask} />
        <ClockWords />
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path={addresses.login}>
              <LoginPage />
            </Route>
            <Route path={addresses.join}>
              <JoinPage />
            </Route>
            <Route>
              <SignedIn counter={counter} />
            </Route>
          </Switch>
        </Suspense>
      </CubbyTheme>
    </LanguageProvider>
  );
}

/** Shows nothing without a session, and leads back here once a session has ended. */
function SignedIn({ counter }: { counter: CounterStore | null }) {
  const [store] = useState(() => counter ?? new CounterStore());
  const [keepsNothing, setKeepsNothing] = useState(false);
  const isIn = sessionToken() !== null;
  useEffect(() => {
    if (!isIn) leave();
    else store.open().catch(() => setKeepsNothing(true));
  }, [store, isIn]);
  if (!isIn) return null;
  if (keepsNothing) return <NoStorage />;
  return (
    <CounterContext value={store}>
      <Pages />
    </CounterContext>
  );
}

function Pages() {
  const { isSignedOut, isUnpaired, isOpen, shared, lock, stashpoints } = useCounter();
  useIdleLock();
  useEffect(() => {
    if (isSignedOut) leave(isUnpaired ? 'UNPAIRED' : 'UNAUTHORIZED');
  }, [isSignedOut, isUnpaired]);
  if (isUnpaired) return <UnpairedPage />;
  if (isSharedDevice() && isOpen && (!shared?.person || lock === 'locked')) return <LockedPage />;
  return (
    <CounterFrame>
      {stashpoints?.length === 0 ? (
        <NoStashpoint />
      ) : (
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path={addresses.counter}>
              <DeskPage />
            </Route>
            <Route path={addresses.today}>
              <TodayPage />
            </Route>
            <Route>
              <NeedsConnection />
            </Route>
          </Switch>
        </Suspense>
      )}
    </CounterFrame>
  );
}

function Loading() {
  const { t } = useI18n();
  return <LoadingState label={t('app.loading')} />;
}

function leave(reason?: 'UNAUTHORIZED' | 'UNPAIRED'): void {
  const { pathname, search } = window.location;
  window.location.replace(loginPath(pathname + search, reason));
}
