import type { Operator } from '../../../contract/structs/operator.ts';
import { LANGUAGES } from '../../../contract/vocabulary/languages.ts';
import type { HasPlaces } from '../../catalogue/places/directory.ts';
import type { HasStatistics } from '../../catalogue/statistics/statistics-cache.ts';
import type { HasBusinessZone } from '../../money/ledger/business-zone.ts';
import type { HasPayments } from '../../money/payments/gateway.ts';
import type { HasSignInProviders } from '../../people/identity/identity-provider.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import { senderAddress } from '../../platform/mail/sender-address.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { mapForBrowser } from '../../platform/settings/map-setting.ts';
import type { OperatorSettings } from '../../platform/settings/operator-setting.ts';
import { readStatistics } from './read-statistics.ts';

export function statisticsRoutes(
  services: HasConfig & HasDatabase & HasPayments & HasSignInProviders & HasPlaces & HasStatistics & HasBusinessZone,
): HandlersOf<'getStatistics' | 'getAppContext'> {
  const { config, payments } = services;
  const { google, apple } = services.signInProviders;
  return {
    getStatistics: ({ country }) => readStatistics(services, country),
    getAppContext: async ({ country }) => ({
      data: {
        statistics: await readStatistics(services, country),
        payments: { provider: payments.provider, publishable_key: payments.publishableKey },
        map_style_url: config.map.kind === 'style' ? config.map.url : null,
        map: mapForBrowser(config.map),
        ...(config.mediaCdnUrl && { pictures_url: config.mediaCdnUrl }),
        addresses: config.geocoder !== null,
        email_opt_in: country !== null && config.optInCountries.includes(country),
        translator: config.translator !== null,
        sentry_dsn: config.sentryDsn,
        sign_in: {
          google: (await google?.forBrowser()) ?? null,
          apple: (await apple?.forBrowser()) ?? null,
        },
        outbox: !config.smtpUrl,
        sandbox: config.sandbox ? { payments: payments.provider === 'sandbox', mail: !config.smtpUrl } : null,
        read_only: services.database.writes.isReadOnly,
        languages: [...LANGUAGES],
        support_email: senderAddress(config.mailFrom),
        operator: operatorOf(config.operator),
        business_zone: services.businessZone,
      },
      user_country: country,
    }),
  };
}

function operatorOf({ legalTextsRead, country: _country, vatNumber, ...named }: OperatorSettings): Operator {
  return { ...named, vat_number: vatNumber, legal_texts_read: legalTextsRead };
}
