import type { FastifyBaseLogger } from 'fastify';
import type { RefundPolicy } from '../contract/rules/refunds.ts';
import type { BlogSource } from './blog/blog-source.ts';
import type { Caches } from './caches.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import type { Guesses } from './limits/guesses.ts';
import type { LockerPartner } from './lockers/locker-partner.ts';
import type { PaymentGateway } from './payments/gateway.ts';
import type { PlaceDirectory } from './places/directory.ts';
import type { PageEdition } from './site/page-edition.ts';
import type { CardCache } from './stashpoints/card-cache.ts';
import type { StatisticsCache } from './statistics/statistics-cache.ts';

/** What every use case may need; built once in app.ts and handed down. */
export interface Services {
  config: Config;
  database: Database;
  /** The clock, so that tests can move it. */
  now: () => Date;
  payments: PaymentGateway;
  /** What cancelling pays back. */
  refundPolicy: RefundPolicy;
  /** For what happens outside a request. */
  log: FastifyBaseLogger;
  /** Whom people can sign in with, beside us; null where it is not set. */
  signInProviders: { google: IdentityProvider | null; apple: IdentityProvider | null };
  places: PlaceDirectory;
  cards: CardCache;
  /** Which edition of the drawn pages is current. */
  pages: PageEdition;
  statistics: StatisticsCache;
  /** All of these at once: whoever changes the catalogue brings them up to date before answering. */
  caches: Caches;
  /** A content service where one is set, else the posts that come with Cubby. */
  blog: BlogSource;
  /** Counts guesses at passwords and codes, and makes them wait. */
  guesses: Guesses;
  /** Partners whose lockers we sell; null where none is set. */
  lockerPartners: { bendysquare: LockerPartner | null; quadralink: LockerPartner | null };
  /** Sends what has been written; wakes at once for what somebody waits for. */
  mails: { wake: () => void };
  /** Signs passes; kept in the database, so that it outlives restarts and is shared by all servers. */
  secret: string;
}
