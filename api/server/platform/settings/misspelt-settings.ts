import { editDistance } from '../../../contract/rules/edit-distance.ts';
import type { Environment } from './setting-readers.ts';

/** The settings of docs/settings.md; a test compares them. */
export const SETTING_NAMES = `
  PORT HOST PUBLIC_URL DATA_DIR DATABASE_URL DATABASE_OWNER_URL DATABASE_POOLER DATABASE_POOL_SIZE DATABASE_DIRECT_URL DATABASE_REPLICAS
  READ_ONLY SEED NODE_ENV SANDBOX MEDIA_URL MEDIA_ENDPOINT MEDIA_REGION MEDIA_KEY_ID MEDIA_SECRET_KEY MEDIA_CDN_URL
  PICTURE_CACHE_MB STRIPE_SECRET_KEY STRIPE_PUBLISHABLE_KEY STRIPE_WEBHOOK_SECRET STRIPE_API_BASE PAYOUT_ACCOUNTS
  CLAIM_CONFIRM_ABOVE CLAIM_FILE_DAYS UNPROVEN_REPORTS SMTP_URL MAIL_FROM MAIL_REPLY_DOMAIN MAIL_REPLY_PORT MAIL_REPLY_HOST
  VAPID_PUBLIC_KEY VAPID_PRIVATE_KEY OPERATOR_NAME OPERATOR_ADDRESS OPERATOR_REGISTER OPERATOR_AUTHORITY
  OPERATOR_MEDIATOR OPERATOR_COUNTRY OPERATOR_VAT_NUMBER LEGAL_TEXTS_READ STAFF_EMAIL STAFF_SECOND_FACTOR
  COUNTER_LOCK_MINUTES GOOGLE_CLIENT_ID GOOGLE_ISSUER GOOGLE_JWKS_URL APPLE_CLIENT_ID APPLE_ISSUER APPLE_JWKS_URL
  CONTENT_URL BENDYSQUARE_URL QUADRALINK_URL GEOCODER_URL GEOCODER_KIND TRANSLATOR_URL TRANSLATOR_KEY MAP_TILES
  MAP_STYLE_URL SENTRY_DSN OTEL_EXPORTER_OTLP_ENDPOINT OTEL_EXPORTER_OTLP_HEADERS OTEL_TRACES_SAMPLER_ARG
  OTEL_SERVICE_NAME TRUST_PROXY ALLOWED_ORIGINS HSTS_SUBDOMAINS METRICS_TOKEN DEBUG
`
  .trim()
  .split(/\s+/);

const MAX_CHANGES = 2;
/** Letters of a name: two changes lead from shorter ones to names that every machine has, as from HOST to HOME. */
const MIN_LETTERS = 7;

/** Returns a sentence for each variable whose name looks like a misspelt setting. */
export function misspeltSettings(env: Environment): string[] {
  const longEnough = SETTING_NAMES.filter((name) => name.length >= MIN_LETTERS);
  return Object.keys(env).flatMap((name) => {
    if (!env[name] || SETTING_NAMES.includes(name)) return [];
    const meant = longEnough.find((setting) => editDistance(name, setting) <= MAX_CHANGES);
    return meant ? [`${name} is not a setting. Did you mean ${meant}?`] : [];
  });
}
