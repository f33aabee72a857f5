import { lazy } from 'react';
import { Redirect, Route, Switch, useSearch } from 'wouter';
import { ErrorPage } from './lib/ErrorPage.tsx';
import { useI18n } from './lib/i18n/I18nProvider.tsx';

const HomePage = lazy(() => import('./home/HomePage.tsx'));
const AllCitiesPage = lazy(() => import('./places/AllCitiesPage.tsx'));
const PlacePage = lazy(() => import('./places/PlacePage.tsx'));
const StashpointPage = lazy(() => import('./stashpoint/StashpointPage.tsx'));
const SearchPage = lazy(() => import('./search/SearchPage.tsx'));
const CheckoutPage = lazy(() => import('./checkout/CheckoutPage.tsx'));
const BookingPage = lazy(() => import('./booking/BookingPage.tsx'));
const BookingsPage = lazy(() => import('./account/BookingsPage.tsx'));
const ProfilePage = lazy(() => import('./account/ProfilePage.tsx'));
const EmailPage = lazy(() => import('./login/EmailPage.tsx'));
const PinPage = lazy(() => import('./login/PinPage.tsx'));
const SignUpPage = lazy(() => import('./login/SignUpPage.tsx'));

/** The site's table of contents. `path` comes without language and with the English segment (`lib/paths.ts`). */
export function Routes({ path }: { path: string }) {
  return (
    <Switch location={path}>
      <Route path="/" component={HomePage} />
      <Route path="/search" component={SearchPage} />

      <Route path="/luggage-storage" component={AllCitiesPage} />
      <Route path="/luggage-storage/:country/:city/:location/stashpoints/:id" component={StashpointPage} />
      <Route path="/luggage-storage/:country/:city/stashpoints/:id" component={StashpointPage} />
      <Route path="/luggage-storage/:country" component={PlacePage} />
      <Route path="/luggage-storage/:country/:city" component={PlacePage} />
      <Route path="/luggage-storage/:country/:city/:location" component={PlacePage} />

      <Route path="/checkout/:stashpointId" component={CheckoutPage} />

      <Route path="/login">
        <RedirectKeepingQuery to={(paths) => paths.loginEmail()} />
      </Route>
      <Route path="/login/email" component={EmailPage} />
      <Route path="/login/pin" component={PinPage} />
      <Route path="/signup" component={SignUpPage} />

      <Route path="/account">
        <RedirectKeepingQuery to={(paths) => paths.bookings()} />
      </Route>
      <Route path="/account/bookings" component={BookingsPage} />
      <Route path="/account/bookings/:bookingId" component={BookingPage} />
      <Route path="/account/profile" component={ProfilePage} />

      <Route>
        <ErrorPage status={404} />
      </Route>
    </Switch>
  );
}

function RedirectKeepingQuery({ to }: { to: (paths: ReturnType<typeof useI18n>['paths']) => string }) {
  const { paths } = useI18n();
  const search = useSearch();
  return <Redirect href={to(paths) + (search && `?${search}`)} replace />;
}
