import type { FastifyBaseLogger } from 'fastify';
import type { RefundPolicy } from '../contract/rules/refunds.ts';
import type { LockerPartner } from './catalogue/lockers/locker-partner.ts';
import type { PlaceDirectory } from './catalogue/places/directory.ts';
import type { CardCache } from './catalogue/stashpoints/browsing/card-cache.ts';
import type { PaymentGateway } from './money/payments/gateway.ts';
import type { IdentityProvider } from './people/identity/identity-provider.ts';
import type { Caches } from './platform/caches/caches.ts';
import type { Database } from './platform/database/connect.ts';
import type { Guesses } from './platform/limits/guesses.ts';
import type { Config } from './platform/settings/config.ts';
import type { BlogSource } from './site/blog/blog-source.ts';
import type { PageEdition } from './site/pages/page-edition.ts';
import type { StatisticsCache } from './site/statistics/statistics-cache.ts';

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
