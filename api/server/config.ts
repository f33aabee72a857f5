import { isAbsolute, resolve } from 'node:path';
import { checkEmail } from '../contract/rules/fields.ts';
import type { DatabaseLocation } from './database/connect.ts';

/** The settings of design §3, read once at the start. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Past a pooler, straight to PostgreSQL: the one connection that listens. */
  databaseDirectUrl: string | null;
  /** Whether DATABASE_URL is a pooler that lends connections for a transaction. */
  databasePooler: 'none' | 'transaction';
  seed: 'demo' | 'none';
  publicUrl: string;
  production: boolean;
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string; apiBase: string | null } | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Who is the first of the staff, where there is nobody yet. */
  staffEmail: string | null;
  google: SignInProvider | null;
  apple: SignInProvider | null;
  mapStyleUrl: string | null;
  /** Locker partners; without them their banks are those of the demo. */
  bendysquareUrl: string | null;
  quadralinkUrl: string | null;
  /** A WordPress site that holds the blog. */
  contentUrl: string | null;
  sentryDsn: string | null;
}

export interface SignInProvider {
  clientId: string;
  issuer: string;
  jwksUrl: string;
}

/** A setting that is wrong or missing; its message names it and says what it must be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Record<string, string | undefined>;

/** @throws ConfigError at the first setting that is wrong. */
export function readConfig(env: Environment, root: string = process.cwd()): Config {
  const port = integer(env, 'PORT', 3000, 0, 65_535);
  const dataDir = env.DATA_DIR || '.data';
  return {
    port,
    host: env.HOST || '127.0.0.1',
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(root, dataDir),
    databaseUrl: url(env, 'DATABASE_URL', POSTGRES),
    databaseDirectUrl: url(env, 'DATABASE_DIRECT_URL', POSTGRES),
    databasePooler: oneOf(env, 'DATABASE_POOLER', ['none', 'transaction'], 'none'),
    seed: oneOf(env, 'SEED', ['demo', 'none'], 'demo'),
    publicUrl: (url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/$/, ''),
    production: env.NODE_ENV === 'production',
    stripe: stripe(env),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env.MAIL_FROM || 'Cubby <hello@cubby.test>',
    staffEmail: mailbox(env, 'STAFF_EMAIL'),
    google: provider(env, 'GOOGLE'),
    apple: provider(env, 'APPLE'),
    bendysquareUrl: url(env, 'BENDYSQUARE_URL', ['http:', 'https:']),
    quadralinkUrl: url(env, 'QUADRALINK_URL', ['http:', 'https:']),
    contentUrl: url(env, 'CONTENT_URL', ['http:', 'https:']),
    mapStyleUrl: url(env, 'MAP_STYLE_URL', ['http:', 'https:']),
    sentryDsn: url(env, 'SENTRY_DSN', ['http:', 'https:']),
  };
}

/** Where the database lies, by these settings. */
export function databaseLocation({
  databaseUrl,
  databaseDirectUrl,
  databasePooler,
  dataDir,
}: Config): DatabaseLocation {
  if (!databaseUrl) return { directory: dataDir };
  return { url: databaseUrl, pooled: databasePooler === 'transaction', directUrl: databaseDirectUrl };
}

const POSTGRES = ['postgres:', 'postgresql:'];

function stripe(env: Environment): Config['stripe'] {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  if (names.every((name) => !env[name])) return null;
  const [secretKey, publishableKey, webhookSecret] = together(env, names) as [string, string, string];
  return { secretKey, publishableKey, webhookSecret, apiBase: url(env, 'STRIPE_API_BASE', ['http:', 'https:']) };
}

function provider(env: Environment, prefix: 'GOOGLE' | 'APPLE'): SignInProvider | null {
  const names = [`${prefix}_CLIENT_ID`, `${prefix}_ISSUER`, `${prefix}_JWKS_URL`] as const;
  if (names.every((name) => !env[name])) return null;
  const [clientId, issuer, jwksUrl] = together(env, names) as [string, string, string];
  return { clientId, issuer, jwksUrl };
}

function together(env: Environment, names: readonly string[]): string[] {
  return names.map((name) => {
    const value = env[name];
    if (!value) throw new ConfigError(`${name} is missing: ${names.join(', ')} are set together or not at all.`);
    return value;
  });
}

function mailbox(env: Environment, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (checkEmail(text)) throw new ConfigError(`${name} must be an e-mail address, not "${text}".`);
  return text;
}

function integer(env: Environment, name: string, fallback: number, low: number, high: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < low || value > high)
    throw new ConfigError(`${name} must be a whole number from ${low} to ${high}, not "${text}".`);
  return value;
}

function oneOf<T extends string>(env: Environment, name: string, allowed: readonly T[], fallback: T): T {
  const text = env[name];
  if (!text) return fallback;
  const found = allowed.find((value) => value === text);
  if (!found) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, not "${text}".`);
  return found;
}

function url(env: Environment, name: string, protocols: readonly string[]): string | null {
  const text = env[name];
  if (!text) return null;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new ConfigError(
      `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
  return text;
}
