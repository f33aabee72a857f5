import { withLanguage } from '@cubby/api';
import { type ComponentType, use } from 'react';
import { Redirect, Route, Switch, useSearch } from 'wouter';
import { useI18n, WithWords } from './lib/i18n/I18nProvider.tsx';
import { ErrorPage } from './lib/layout/ErrorPage.tsx';
import { pageOf } from './pages.ts';
import { isPossible, ROUTES, type RouteRow, redirectOf } from './routes.ts';

/** Shows the matching route; `path` comes without language and with the English segment. */
export function Routes({ path }: { path: string }) {
  const elsewhere = redirectOf(path);
  if (elsewhere) return <RedirectKeepingQuery to={elsewhere} />;
  if (!isPossible(path)) return <ErrorPage status={404} />;
  return (
    <Switch location={path}>
      {ROUTES.map((row) => (
        <Route key={row.path} path={row.path}>
          <WithWords parts={row.words ?? []}>
            <Screen row={row} />
          </WithWords>
        </Route>
      ))}
      <Route>
        <ErrorPage status={404} />
      </Route>
    </Switch>
  );
}

function Screen({ row }: { row: RouteRow }) {
  const Page: ComponentType = use(pageOf(row));
  return <Page />;
}

function RedirectKeepingQuery({ to }: { to: string }) {
  const { language } = useI18n();
  const search = useSearch();
  return <Redirect href={withLanguage(to, language) + (search && `?${search}`)} replace />;
}
