import type { QueryClient } from '@tanstack/react-query';
import { CustomRoutes, OptionalResourceContextProvider, Resource } from 'ra-core';
import type { ComponentType } from 'react';
import { Admin, type AdminProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { consoleTheme } from '../../lib/appearance/theme.ts';
import { paths } from '../../lib/routing/paths.ts';
import { ConsoleError } from './ConsoleError.tsx';
import { ConsoleNotification } from './ConsoleNotification.tsx';
import type { ConsoleResource, ResourceGroup } from './console-resource.ts';
import { Guarded } from './Guarded.tsx';
import { NotFound } from './NotFound.tsx';

type Needed = 'authProvider' | 'dataProvider' | 'i18nProvider' | 'store' | 'layout' | 'loginPage' | 'dashboard';

interface ConsoleAdminProps extends Pick<AdminProps, Needed> {
  groups: readonly ResourceGroup[];
  /** The user's own account. */
  account: ComponentType;
  queryClient?: QueryClient;
}

/** A console on react-admin: one `Resource` for each noun. */
export function ConsoleAdmin({ groups, account: Account, ...admin }: ConsoleAdminProps) {
  return (
    <Admin
      {...admin}
      // One theme for light and dark: its colours are CSS variables.
      theme={consoleTheme}
      catchAll={NotFound}
      error={ConsoleError}
      notification={ConsoleNotification}
      title="Cubby"
      requireAuth
      disableTelemetry
    >
      {groups.flatMap(({ resources }) => resources).map(toResource)}
      <CustomRoutes>
        <Route path={paths.account} element={<Account />} />
      </CustomRoutes>
    </Admin>
  );
}

function toResource({ name, resource, access, list, create, pages = {} }: ConsoleResource) {
  const guarded = (Page: ComponentType) => (
    <Guarded access={access}>
      <OptionalResourceContextProvider value={resource}>
        <Page />
      </OptionalResourceContextProvider>
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
