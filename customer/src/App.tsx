import { directionOf } from '@cubby/api';
import { DecodeError } from '@cubby/api/client';
import { actionBarRoom, CubbyTheme, LoadingState, width } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { SWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { PageViews } from './lib/analytics/PageViews.tsx';
import { AppContextProvider } from './lib/api/app-context.tsx';
import { I18nProvider, useI18n } from './lib/i18n/I18nProvider.tsx';
import { ErrorPage } from './lib/layout/ErrorPage.tsx';
import { Footer } from './lib/layout/Footer.tsx';
import { Header } from './lib/layout/Header.tsx';
import { Notices } from './lib/layout/Notices.tsx';
import { OfflinePage } from './lib/layout/OfflinePage.tsx';
import { ReadOnlyNotice } from './lib/layout/ReadOnlyNotice.tsx';
import { SandboxNotice } from './lib/layout/SandboxNotice.tsx';
import { ScrollToPart } from './lib/layout/ScrollToPart.tsx';
import { useFocusHeading } from './lib/layout/use-focus-heading.ts';
import { SendMessages } from './lib/messages/SendMessages.tsx';
import { ErrorBoundary } from './lib/problems/ErrorBoundary.tsx';
import { reportProblem } from './lib/problems/report-problem.ts';
import { embeddedCache, noteTakenOver } from './lib/rendering/embedded.ts';
import { useOtherLanguage } from './lib/rendering/use-other-language.ts';
import { splitPath } from './lib/routing/paths.ts';
import { RouterLink } from './lib/routing/RouterLink.tsx';
import { SessionGuard } from './lib/session-guard/SessionGuard.tsx';
import { usePreparedScreens } from './prepare-screens.ts';
import { Routes } from './Routes.tsx';
import { routeOf } from './routes.ts';

/** The whole site, the same on the server and in the browser. */
export function App() {
  const [pathname] = useLocation();
  const { language, path } = splitPath(pathname);
  return (
    <CubbyTheme linkComponent={RouterLink} direction={directionOf(language)}>
      <SWRConfig
        value={{
          provider: embeddedCache,
          shouldRetryOnError: false,
          revalidateOnFocus: false,
          onError: reportMisfit,
        }}
      >
        <I18nProvider language={language}>
          <Site path={path} />
        </I18nProvider>
      </SWRConfig>
    </CubbyTheme>
  );
}

/** Reports an answer that breaks the contract; the client itself reports what the server could not do. */
function reportMisfit(error: unknown): void {
  if (error instanceof DecodeError) reportProblem('store', error);
}

/** Few have a change to pay. Without a network, what was not kept is left out. */
const UnpaidChange = lazy(() => import('./lib/booking/UnpaidChange.tsx').catch(() => ({ default: () => null })));

function Site({ path }: { path: string }) {
  const failed = <ErrorPage status={500} />;
  useOtherLanguage(useI18n().language);
  useFocusHeading(path);
  return (
    <Frame bare={routeOf(path)?.bare ?? false}>
      <ErrorBoundary key={path} fallback={failed}>
        <Suspense fallback={<Waiting />}>
          <AppContextProvider waiting={<Waiting />} failed={failed} unreached={<OfflinePage />}>
            <SessionGuard />
            <SendMessages />
            <PageViews />
            <ScrollToPart />
            {path.startsWith('/account/') && (
              <Suspense>
                <UnpaidChange path={path} />
              </Suspense>
            )}
            <Routes path={path} />
            <TakenOver />
          </AppContextProvider>
        </Suspense>
      </ErrorBoundary>
    </Frame>
  );
}

/** Comes last in a page: once it is there, so is everything before it. */
function TakenOver() {
  useEffect(noteTakenOver, []);
  usePreparedScreens(useLocation()[0]);
  return null;
}

function Frame({ bare, children }: { bare: boolean; children: ReactNode }) {
  return (
    <Box id="site" sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', pb: actionBarRoom }}>
      <Suspense>
        <SandboxNotice />
        <ReadOnlyNotice />
      </Suspense>
      <Header />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{
          flex: '1 0 auto',
          minHeight: '80dvh',
          // Both only receive focus for orientation: an outline would suggest an action.
          '&, & h1': { outline: 'none !important', boxShadow: 'none !important' },
        }}
      >
        {children}
      </Box>
      {!bare && <Footer />}
      <Notices />
    </Box>
  );
}

function Waiting() {
  const { t } = useI18n();
  return (
    <Box sx={{ maxWidth: width.page, marginInline: 'auto', px: { xs: 2, sm: 3 }, py: 5 }}>
      <LoadingState label={t('loading')} shape="page" />
    </Box>
  );
}
