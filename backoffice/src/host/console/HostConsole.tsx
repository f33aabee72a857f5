import type { QueryClient } from '@tanstack/react-query';
import { type AuthProvider, type I18nProvider, localStorageStore } from 'ra-core';
import { Navigate } from 'react-router-dom';
import { api } from '../../lib/api/api.ts';
import { consoleDataProvider } from '../../lib/api/data-provider.ts';
import { createAuthProvider, HOSTS_DOOR } from '../../lib/auth/auth-provider.ts';
import type { ResourceName } from '../../lib/resources/resources.ts';
import { sessionUser } from '../../lib/session/session.ts';
import { ConsoleAdmin } from '../../shared/page/ConsoleAdmin.tsx';
import { lazyPage } from '../../shared/page/console-resource.ts';
import { forgetAnswers } from './offline/keep-answers.ts';
import { hostPaths } from './routing/host-paths.ts';
import { HostLayout } from './shell/HostLayout.tsx';
import { LeaveForLogin } from './shell/LeaveForLogin.tsx';
import { RESOURCE_GROUPS } from './shell/resources.ts';

const dataProvider = consoleDataProvider(ownRows);
const door = createAuthProvider(api, HOSTS_DOOR);
const authProvider: AuthProvider = {
  ...door,
  logout: async (params) => {
    const next = await door.logout(params);
    await forgetAnswers().catch(() => {});
    return next;
  },
};
// The chosen place, views and columns outlive the tab.
const store = localStorageStore(undefined, 'hosts');

const AccountPage = lazyPage(() => import('./account/AccountPage.tsx').then((file) => file.HostAccountPage));

/**
 * The host console: places, opening hours, prices and earnings. It shares its parts with the staff console and shows
 * hosts only their own rows. The counter is a separate page.
 */
export function HostConsole({ i18nProvider, queryClient }: { i18nProvider: I18nProvider; queryClient: QueryClient }) {
  return (
    <ConsoleAdmin
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      layout={HostLayout}
      loginPage={LeaveForLogin}
      dashboard={Entrance}
      groups={RESOURCE_GROUPS}
      account={AccountPage}
    />
  );
}

/** The hosts' start page, Today, is a page of its own; navigation within the router leads to the places instead. */
function Entrance() {
  return <Navigate to={hostPaths.stashpoints} replace />;
}

/** The resources hosts work with; the API returns only their own rows. */
const OF_PLACES: readonly ResourceName[] = ['stashpoints', 'bookings', 'incidents', 'reviews'];
/** Resources that belong to the host's record instead of a place. */
const OF_HOST: readonly ResourceName[] = ['commissions', 'invoices', 'payouts'];

/**
 * Restricts requests to the user's own rows: hosts get nothing else anyway, but staff who run a place would get the
 * whole network.
 */
function ownRows(resource: string): Record<string, unknown> {
  if (OF_HOST.includes(resource as ResourceName)) return { host_id: 'me' };
  const user = sessionUser();
  return OF_PLACES.includes(resource as ResourceName) && user ? { host_id: user.id } : {};
}
