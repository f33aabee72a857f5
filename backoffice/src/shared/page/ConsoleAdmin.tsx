import { directionOf, languageOf } from '@cubby/api';
import { BRAND } from '@cubby/api/words/brand';
import { Directed, useDirection } from '@cubby/design-system';
import type { QueryClient } from '@tanstack/react-query';
import { CustomRoutes, OptionalResourceContextProvider, Resource } from 'ra-core';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { Admin, type AdminProps } from 'react-admin';
import { Navigate, Route, useParams } from 'react-router-dom';
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
  const direction = useDirection(directionOf(languageOf(admin.i18nProvider?.getLocale() ?? '')));
  const theme = useMemo(() => ({ ...consoleTheme, direction }), [direction]);
  return (
    <Directed direction={direction}>
      <Admin
        {...admin}
        // One theme for light and dark: its colours are CSS variables.
        theme={theme}
        catchAll={NotFound}
        error={ConsoleError}
        notification={ConsoleNotification}
        title={BRAND}
        requireAuth
        disableTelemetry
      >
        {groups.flatMap(({ resources }) => resources).map(toResource)}
        <CustomRoutes>
          <Route path={paths.account} element={<Account />} />
        </CustomRoutes>
      </Admin>
    </Directed>
  );
}

function toResource({ name, resource, access, list, create, record, edit, pages = {} }: ConsoleResource) {
  const guarded = (Page: ComponentType) => (
    <Guarded access={access}>
      <OptionalResourceContextProvider value={resource}>
        <Page />
      </OptionalResourceContextProvider>
    </Guarded>
  );
  const ways = {
    ':id': record ? guarded(record) : edit && TO_EDIT,
    ':id/edit': edit ? guarded(edit) : record && TO_RECORD,
    ':id/show': (record ?? edit) && TO_RECORD,
    ...Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, guarded(page)])),
  };
  return (
    <Resource
      key={name}
      name={name}
      list={<ListAlone>{guarded(list)}</ListAlone>}
      {...(create && { create: guarded(create) })}
    >
      {Object.entries(ways).map(([path, element]) => element && <Route key={path} path={path} element={element} />)}
    </Resource>
  );
}

/** Record pages that a console has once, at the other of react-admin's addresses. */
const TO_EDIT = <Navigate to="edit" relative="path" replace />;
const TO_RECORD = <Navigate to=".." relative="path" replace />;

/** The list at its own address only: react-admin shows it at every one below that no page has. */
function ListAlone({ children }: { children: ReactNode }) {
  return useParams()['*'] ? <NotFound /> : children;
}
