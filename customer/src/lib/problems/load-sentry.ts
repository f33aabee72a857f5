export type Tracker = (tag: string, error: unknown) => void;
export type LoadTracker = (dsn: string) => Promise<Tracker>;

/** Loads and starts the error tracking. It receives errors only: no visits, no breadcrumbs, nothing about a person. */
export const loadSentry: LoadTracker = async (dsn) => {
  const { captureException, init } = await import('@sentry/react');
  init({
    dsn,
    // The equivalent of `sendDefaultPii: false` before this library separated the kinds.
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    // Breadcrumbs name every address called, and signing out calls one with the token in it.
    maxBreadcrumbs: 0,
    integrations: (defaults) => defaults.filter(({ name }) => name !== 'BrowserSession'),
  });
  return (tag, error) => captureException(error, { tags: { problem: tag } });
};
