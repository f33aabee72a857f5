import { CURRENCIES, isCurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import { LANGUAGES } from '../../../contract/vocabulary/languages.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { Services } from '../../services.ts';
import { readStatistics } from './read-statistics.ts';
import { listActiveCurrencies } from './store.ts';

export function statisticsRoutes(services: Services): HandlersOf<'getStatistics' | 'getAppContext' | 'listCurrencies'> {
  const { config, payments, database } = services;
  const { google, apple } = services.signInProviders;
  return {
    getStatistics: ({ country }) => readStatistics(services, country),
    getAppContext: async ({ country }) => ({
      data: {
        statistics: await readStatistics(services, country),
        payments: { provider: payments.provider, publishable_key: payments.publishableKey },
        map_style_url: config.mapStyleUrl,
        sentry_dsn: config.sentryDsn,
        sign_in: {
          google: (await google?.forBrowser()) ?? null,
          apple: (await apple?.forBrowser()) ?? null,
        },
        outbox: !config.smtpUrl,
        sandbox: config.sandbox ? { payments: payments.provider === 'sandbox', mail: !config.smtpUrl } : null,
        languages: [...LANGUAGES],
        support_email: addressOf(config.mailFrom),
      },
      user_country: country,
    }),
    listCurrencies: async () =>
      (await listActiveCurrencies(database.query)).filter(isCurrencyCode).map((code) => ({
        code,
        symbol: CURRENCIES[code].symbol,
        minor_in_major: CURRENCIES[code].minorInMajor,
      })),
  };
}

/** `Cubby <hello@cubby.test>` → `hello@cubby.test`. */
function addressOf(mailbox: string): string {
  return mailbox.match(/<([^>]+)>/)?.[1] ?? mailbox;
}
