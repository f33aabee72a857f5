import { resolve } from 'node:path';
import type { CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import { BRAND } from '../../../words/brand.ts';
import { businessZoneSetting } from './business-zone-setting.ts';
import { claimsConfirmedAbove } from './claims-setting.ts';
import { type MailRepliesSetting, mailRepliesSetting } from './mail-replies-setting.ts';
import { type MapSetting, mapSetting } from './map-setting.ts';
import { type BucketAccess, type BucketSetting, bucketAccess, mediaSetting } from './media-setting.ts';
import { misspeltSettings } from './misspelt-settings.ts';
import { type OperatorSettings, operatorSettings } from './operator-setting.ts';
import { type OwnAccount, payoutAccounts } from './payout-accounts-setting.ts';
import {
  ConfigError,
  countries,
  type Environment,
  integer,
  mailbox,
  oneOf,
  origins,
  proxies,
  together,
  token,
  url,
} from './setting-readers.ts';
import { type TracesSetting, tracesSetting } from './traces-setting.ts';
import { type TranslatorSettings, translatorSetting } from './translator-setting.ts';

/** The settings of design §3, read once at the start. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** The address for the owner of the tables, if the server connects with another role. */
  databaseOwnerUrl: string | null;
  /** An address without a pooler, straight to PostgreSQL, for the connection that receives notifications. */
  databaseDirectUrl: string | null;
  /** The pooler behind DATABASE_URL: `transaction` for one that lends connections for a transaction. */
  databasePooler: 'none' | 'transaction';
  /** The limit of connections to the database, besides the one that receives notifications. */
  databasePoolSize: number;
  /** Addresses of replicas of DATABASE_URL, for reads. */
  databaseReplicas: string[];
  /** Serves reads and refuses writes. */
  readOnly: boolean;
  seed: 'demo' | 'none';
  publicUrl: string;
  production: boolean;
  /** Allows simulated payments and mail, even in production; every page then has a notice. */
  sandbox: boolean;
  /** Trusted proxies, for the address of a call: the number of hops, or their networks. */
  trustProxy: number | string[];
  /** Origins besides our own whose pages may call the API. */
  allowedOrigins: string[];
  /** Countries whose law allows the box for marketing emails to be ticked beforehand. */
  optInCountries: string[];
  /** Lets browsers reach every name below that of `publicUrl` by HTTPS only. */
  hstsSubdomains: boolean;
  /** The bucket of uploaded pictures; null stores them in `dataDir`. */
  media: BucketSetting | null;
  /** Credentials of the bucket. */
  bucketAccess: BucketAccess;
  /** The server that browsers load public pictures from, such as a CDN; null for our own. */
  mediaCdnUrl: string | null;
  /** The limit of drawn and resized pictures cached on disk, megabytes. */
  pictureCacheMb: number;
  /** The token that opens `/metrics` to callers from other machines. */
  metricsToken: string | null;
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string; apiBase: string | null } | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Receiving of replies by mail; null receives none. */
  mailReplies: MailRepliesSetting | null;
  /** Email address of the first staff account, created if there is none. */
  staffEmail: string | null;
  /** The rule for two-step verification of staff, in addition to the code by mail. */
  staffSecondFactor: 'required' | 'optional';
  /** Our keys for push services; if unset, the database has keys of its own. */
  pushKeys: { publicKey: string; privateKey: string } | null;
  /** Minutes without use after which a shared counter device asks for a PIN. */
  counterLockMinutes: number;
  operator: OperatorSettings;
  /** IANA name: the zone of reports, invoices and payouts, until the first booking is paid. */
  businessZone: string;
  google: SignInProvider | null;
  apple: SignInProvider | null;
  map: MapSetting;
  /** The URL of a locker partner; without one its banks are those of the demo. */
  bendysquareUrl: string | null;
  quadralinkUrl: string | null;
  /** A WordPress site that holds the blog. */
  contentUrl: string | null;
  /** Returns the account that hosts are paid from, by currency; null where no payouts can be sent. */
  payoutAccount: (currency: CurrencyCode) => OwnAccount | null;
  /** Returns the sum above which a second member of staff confirms a claim, minor units. */
  claimConfirmAbove: (currency: CurrencyCode) => number;
  /** Reports without proof by one person in 90 days, after which staff look first. */
  unprovenReports: number;
  /** Days after the end of a claim for which its photos and receipts are stored. */
  claimFileDays: number;
  sentryDsn: string | null;
  /** The receiver of traces; null records none. */
  traces: TracesSetting | null;
  geocoder: GeocoderSettings | null;
  /** A LibreTranslate server, for texts by hosts and travellers. */
  translator: TranslatorSettings | null;
}

export interface GeocoderSettings {
  /** The URL of its search itself, such as `https://photon.example.org/api`. */
  url: string;
  kind: (typeof GEOCODER_KINDS)[number];
}

const GEOCODER_KINDS = ['photon', 'nominatim'] as const;

export interface SignInProvider {
  clientId: string;
  issuer: string;
  jwksUrl: string;
}

/** @throws ConfigError that names every invalid setting. */
export function readConfig(env: Environment, root: string = process.cwd()): Config {
  const { settings, refusals } = readSettings(env, root);
  if (refusals.length > 0) throw new ConfigError(refusals.join(' '));
  return settings as Config;
}

/** Reads every setting; those that are invalid are absent, and `refusals` says what each must be. */
export function readSettings(
  env: Environment,
  root: string = process.cwd(),
): { settings: Partial<Config>; refusals: string[] } {
  // Two settings may read the same variable.
  const refusals = new Set([...realRefusals(env), ...(isProduction(env) ? misspeltSettings(env) : [])]);
  const settings = Object.entries(readers(env, root)).flatMap(([name, read]) => {
    try {
      return [[name, read()]];
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      refusals.add(error.message);
      return [];
    }
  });
  return { settings: Object.fromEntries(settings), refusals: [...refusals] };
}

function readers(env: Environment, root: string): { [Name in keyof Config]: () => Config[Name] } {
  return {
    port: () => port(env),
    host: () => env.HOST || '127.0.0.1',
    dataDir: () => resolve(root, env.DATA_DIR || '.data'),
    databaseUrl: () => url(env, 'DATABASE_URL', POSTGRES),
    databaseOwnerUrl: () => ownerUrl(env),
    databaseDirectUrl: () => url(env, 'DATABASE_DIRECT_URL', POSTGRES),
    databasePooler: () => oneOf(env, 'DATABASE_POOLER', ['none', 'transaction'], 'none'),
    databasePoolSize: () => integer(env, 'DATABASE_POOL_SIZE', 10, 2, 200),
    databaseReplicas: () => replicas(env),
    readOnly: () => oneOf(env, 'READ_ONLY', ['yes', 'no'], 'no') === 'yes',
    // A forgotten setting must not let the places of the demo be sold for real money.
    seed: () => oneOf(env, 'SEED', ['demo', 'none'], isProduction(env) ? 'none' : 'demo'),
    publicUrl: () =>
      (url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port(env)}`).replace(/\/$/, ''),
    production: () => isProduction(env),
    sandbox: () => oneOf(env, 'SANDBOX', ['yes', 'no'], 'no') === 'yes',
    trustProxy: () => proxies(env, 'TRUST_PROXY'),
    allowedOrigins: () => origins(env, 'ALLOWED_ORIGINS'),
    optInCountries: () => countries(env, 'OPT_IN_COUNTRIES'),
    media: () => mediaSetting(env),
    bucketAccess: () => bucketAccess(env),
    mediaCdnUrl: () => url(env, 'MEDIA_CDN_URL', ['http:', 'https:'])?.replace(/\/$/, '') ?? null,
    pictureCacheMb: () => integer(env, 'PICTURE_CACHE_MB', 512, 1, 1_000_000),
    hstsSubdomains: () => oneOf(env, 'HSTS_SUBDOMAINS', ['yes', 'no'], 'no') === 'yes',
    metricsToken: () => token(env, 'METRICS_TOKEN'),
    stripe: () => stripe(env),
    smtpUrl: () => url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: () => env.MAIL_FROM || `${BRAND} <hello@cubby.test>`,
    mailReplies: () => mailRepliesSetting(env),
    staffEmail: () => mailbox(env, 'STAFF_EMAIL'),
    staffSecondFactor: () => oneOf(env, 'STAFF_SECOND_FACTOR', ['required', 'optional'], 'optional'),
    pushKeys: () => pushKeys(env),
    counterLockMinutes: () => integer(env, 'COUNTER_LOCK_MINUTES', 10, 1, 480),
    operator: () => operatorSettings(env),
    businessZone: () => businessZoneSetting(env, operatorSettings(env).country),
    google: () => provider(env, 'GOOGLE'),
    apple: () => provider(env, 'APPLE'),
    bendysquareUrl: () => url(env, 'BENDYSQUARE_URL', ['http:', 'https:']),
    quadralinkUrl: () => url(env, 'QUADRALINK_URL', ['http:', 'https:']),
    contentUrl: () => url(env, 'CONTENT_URL', ['http:', 'https:']),
    map: () => mapSetting(env, root),
    payoutAccount: () => payoutAccounts(env, stripe(env) === null),
    claimConfirmAbove: () => claimsConfirmedAbove(env),
    unprovenReports: () => integer(env, 'UNPROVEN_REPORTS', 2, 0, 1000),
    claimFileDays: () => integer(env, 'CLAIM_FILE_DAYS', 365, 30, 3650),
    sentryDsn: () => url(env, 'SENTRY_DSN', ['http:', 'https:']),
    traces: () => tracesSetting(env),
    geocoder: () => geocoder(env),
    translator: () => translatorSetting(env),
  };
}

function port(env: Environment): number {
  return integer(env, 'PORT', 3000, 0, 65_535);
}

/** Settings that must be real in production because people rely on them: their money, and the codes and links in mail. */
const REAL = {
  STRIPE_SECRET_KEY: 'payments would be taken with test cards',
  SMTP_URL: 'no email would be sent, and no one could sign in',
  PUBLIC_URL: 'links in emails would lead to this machine',
  OPERATOR_NAME: 'the legal pages would not name an operator',
  OPERATOR_ADDRESS: 'no one could contact the operator of the site',
  OPERATOR_COUNTRY: 'hosts’ invoices would be taxed as if it were in the United Kingdom',
} as const;

function isProduction(env: Environment): boolean {
  return env.NODE_ENV === 'production';
}

/** Returns what would be simulated, or sent unencrypted, in production by accident. */
function realRefusals(env: Environment): string[] {
  if (!isProduction(env) || env.SANDBOX === 'yes') return [];
  const missing = Object.entries(REAL).filter(([name]) => !env[name]);
  const refusals = missing.length === 0 ? [] : [missing.map(([name, why]) => `${name} is missing: ${why}`).join('; ')];
  return [
    ...refusals.map((names) => `${names}. Set SANDBOX=yes to allow this.`),
    ...(/^http:/i.test(env.PUBLIC_URL ?? '')
      ? ['PUBLIC_URL must start with https://: sessions would be sent unencrypted.']
      : []),
  ];
}

const POSTGRES = ['postgres:', 'postgresql:'];

function ownerUrl(env: Environment): string | null {
  const name = 'DATABASE_OWNER_URL';
  if (env[name] && !env.DATABASE_URL) throw new ConfigError(`${name} is set without DATABASE_URL.`);
  return url(env, name, POSTGRES);
}

function replicas(env: Environment): string[] {
  const name = 'DATABASE_REPLICAS';
  const given = (env[name] ?? '').split(',').flatMap((each) => each.trim() || []);
  if (given.length > 0 && !env.DATABASE_URL)
    throw new ConfigError(`${name} is set without DATABASE_URL, the address of the server that they follow.`);
  return given.flatMap((each) => url({ [name]: each }, name, POSTGRES) ?? []);
}

function stripe(env: Environment): Config['stripe'] {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  if (names.every((name) => !env[name])) return null;
  const [secretKey, publishableKey, webhookSecret] = together(env, names) as [string, string, string];
  return { secretKey, publishableKey, webhookSecret, apiBase: url(env, 'STRIPE_API_BASE', ['http:', 'https:']) };
}

function pushKeys(env: Environment): Config['pushKeys'] {
  const names = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const;
  if (names.every((name) => !env[name])) return null;
  const [publicKey, privateKey] = together(env, names) as [string, string];
  return { publicKey, privateKey };
}

function provider(env: Environment, prefix: 'GOOGLE' | 'APPLE'): SignInProvider | null {
  const names = [`${prefix}_CLIENT_ID`, `${prefix}_ISSUER`, `${prefix}_JWKS_URL`] as const;
  if (names.every((name) => !env[name])) return null;
  const [clientId, issuer, jwksUrl] = together(env, names) as [string, string, string];
  for (const name of names.slice(1)) url(env, name, ['http:', 'https:']);
  return { clientId, issuer, jwksUrl };
}

/** Reads the geocoder. Its interface follows from the path of its search, unless GEOCODER_KIND names it. */
function geocoder(env: Environment): GeocoderSettings | null {
  const given = url(env, 'GEOCODER_URL', ['http:', 'https:']);
  if (!given) return null;
  const address = new URL(given);
  const path = address.pathname.replace(/\/$/, '');
  const told = env.GEOCODER_KIND ? oneOf(env, 'GEOCODER_KIND', GEOCODER_KINDS, 'photon') : null;
  const kind = told ?? (path.endsWith('/api') ? 'photon' : path.endsWith('/search') ? 'nominatim' : null);
  if (!kind)
    throw new ConfigError(
      'GEOCODER_URL must end in /api (Photon) or /search (Nominatim), or GEOCODER_KIND must name one of them.',
    );
  if (path === '') address.pathname = kind === 'photon' ? '/api' : '/search';
  return { url: address.href, kind };
}

export interface HasConfig {
  config: Config;
}
