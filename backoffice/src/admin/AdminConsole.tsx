import { CustomRoutes, type I18nProvider, localStorageStore, Resource, ResourceContextProvider } from 'ra-core';
import type { ComponentType } from 'react';
import { Admin } from 'react-admin';
import { Route } from 'react-router-dom';
import { createDataProvider } from '../lib/api/data-provider.ts';
import { ConsoleNotices } from '../lib/appearance/ConsoleNotices.tsx';
import { consoleTheme } from '../lib/appearance/theme.ts';
import { createAuthProvider } from '../lib/auth/auth-provider.ts';
import { paths } from '../lib/routing/paths.ts';
import { LoginPage } from '../shared/login/LoginPage.tsx';
import { ConsoleError } from '../shared/page/ConsoleError.tsx';
import { ConsoleNotification } from '../shared/page/ConsoleNotification.tsx';
import type { ConsoleResource } from '../shared/page/console-resource.ts';
import { Guarded } from '../shared/page/Guarded.tsx';
import { lazyPage } from '../shared/page/lazy-page.ts';
import { NotFound } from '../shared/page/NotFound.tsx';
import { ConsoleLayout } from './shell/ConsoleLayout.tsx';
import { RESOURCE_GROUPS } from './shell/resources.ts';

const dataProvider = createDataProvider();
const authProvider = createAuthProvider();
// Views, columns and the colour mode outlive the tab.
const store = localStorageStore();

const HomePage = lazyPage(() => import('./home/HomePage.tsx').then((file) => file.HomePage));
const AccountPage = lazyPage(() => import('../shared/account/AccountPage.tsx').then((file) => file.AccountPage));

/** The staff console. */
export function AdminConsole({ i18nProvider }: { i18nProvider: I18nProvider }) {
  return (
    <Admin
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      // One theme for light and dark: its colours are CSS variables.
      theme={consoleTheme}
      layout={ConsoleLayout}
      loginPage={SignIn}
      dashboard={HomePage}
      catchAll={NotFound}
      error={ConsoleError}
      notification={ConsoleNotification}
      title="Cubby"
      requireAuth
      disableTelemetry
    >
      {RESOURCE_GROUPS.flatMap(({ resources }) => resources).map(toResource)}
      <CustomRoutes>
        <Route path={paths.account} element={<AccountPage />} />
      </CustomRoutes>
    </Admin>
  );
}

function SignIn() {
  return (
    <>
      <ConsoleNotices />
      <LoginPage />
    </>
  );
}

function toResource({ name, resource, scope, list, create, pages = {} }: ConsoleResource) {
  const guarded = (Page: ComponentType) => (
    <Guarded scope={scope}>
      <ResourceContextProvider value={resource}>
        <Page />
      </ResourceContextProvider>
    </Guarded>
  );
  return (
    <Resource key={name} name={name} list={guarded(list)} {...(create && { create: guarded(create) })}>
      {Object.entries(pages).map(([path, page]) => (
        <Route key={path} path={path} element={guarded(page)} />
      ))}
    </Resource>
  );
}
