import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { REFUND_POLICY } from '../contract/rules/refunds.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { areaRoutes } from './areas/routes.ts';
import { builtInBlog } from './blog/built-in/built-in-source.ts';
import { contentService } from './blog/content-service.ts';
import { blogRoutes } from './blog/routes.ts';
import { bookingRoutes } from './bookings/routes.ts';
import { Caches } from './caches.ts';
import { changeRoutes } from './changes/routes.ts';
import type { Config } from './config.ts';
import { contentEditingRoutes } from './contents/editing-routes.ts';
import { contentRoutes } from './contents/routes.ts';
import { couponRoutes } from './coupons/routes.ts';
import { currencyRoutes } from './currencies/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import type { Database } from './database/connect.ts';
import { deskRoutes } from './desk/routes.ts';
import { hostRoutes } from './hosts/routes.ts';
import { answerErrors, UNROUTED } from './http/errors.ts';
import { mountEndpoints } from './http/mount.ts';
import { mountOperations } from './http/operations.ts';
import { endSlowBodies, letGoWhenStopping, PATIENCE } from './http/patience.ts';
import { readJson } from './http/read-body.ts';
import { protect } from './http/security.ts';
import { mountAppleReturn } from './identity/apple-return.ts';
import { authenticate } from './identity/authenticate.ts';
import { IdentityProvider } from './identity/identity-provider.ts';
import { identityRoutes } from './identity/routes.ts';
import { incidentRoutes } from './incidents/routes.ts';
import { ledgerRoutes } from './ledger/routes.ts';
import { callLimits, noCallLimits } from './limits/call-limits.ts';
import { guesses, noGuesses } from './limits/guesses.ts';
import { lockerPartner } from './lockers/locker-partner.ts';
import { lockerRoutes } from './lockers/routes.ts';
import { mountOutbox } from './mail/outbox.ts';
import { mailRoutes } from './mail/routes.ts';
import { mountMedia, pictureRoutes } from './media/routes.ts';
import { moveRoutes } from './moves/routes.ts';
import { networkRoutes } from './network/routes.ts';
import { openApiDocument } from './openapi/document.ts';
import { otaRoutes } from './otas/routes.ts';
import { partnerRoutes } from './partners/routes.ts';
import { type PaymentGateway, sandboxGateway, stripeGateway } from './payments/gateway.ts';
import { paymentRoutes } from './payments/routes.ts';
import { databaseSandboxStore } from './payments/sandbox/database-store.ts';
import { sandboxStripe } from './payments/sandbox/sandbox-stripe.ts';
import { mountSandboxBank, mountWebhook } from './payments/webhook.ts';
import { payoutRoutes } from './payouts/routes.ts';
import { PlaceDirectory } from './places/directory.ts';
import { placeEditingRoutes } from './places/editing-routes.ts';
import { placeRoutes } from './places/routes.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { serverSecret } from './secrets/server-secret.ts';
import type { Services } from './services.ts';
import { PageEdition } from './site/page-edition.ts';
import { nothingHere, type SiteFolders, serveSites } from './site/serve-sites.ts';
import { CardCache } from './stashpoints/card-cache.ts';
import { stashpointRoutes } from './stashpoints/routes.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { StatisticsCache } from './statistics/statistics-cache.ts';
import { userRoutes } from './users/routes.ts';
import { voucherRoutes } from './vouchers/routes.ts';

export interface AppOptions {
  config: Config;
  database: Database;
  now?: () => Date;
  sites?: SiteFolders;
  /** Check every answer against the contract: in tests. */
  checkOutput?: boolean;
  logLevel?: 'info' | 'warn' | 'silent';
  /** Whether calls and guesses are counted; tests that are not about it go without. */
  limited?: boolean;
}

export interface App {
  server: FastifyInstance;
  services: Services;
}

/** Builds the whole server over a migrated database. It does not listen yet. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, database, sites, checkOutput = false, logLevel = 'info', limited = true } = options;
  const server = Fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel, redact: ['req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config),
    bodyLimit: 262_144,
    routerOptions: { maxParamLength: 200 },
    ...PATIENCE,
    ...UNROUTED,
  });
  const now = options.now ?? (() => new Date());
  const places = new PlaceDirectory(database);
  const statistics = new StatisticsCache(database, now);
  const pages = new PageEdition();
  const services: Services = {
    config,
    database,
    now,
    payments: paymentGateway(config, database),
    refundPolicy: REFUND_POLICY,
    log: server.log,
    signInProviders: {
      google: config.google && new IdentityProvider(config.google),
      apple: config.apple && new IdentityProvider(config.apple),
    },
    places,
    cards: new CardCache(database),
    statistics,
    pages,
    caches: new Caches({ places, statistics, pages }),
    // Whoever starts the sender puts it here; without one, mail waits to be sent.
    mails: { wake: () => {} },
    blog: config.contentUrl
      ? contentService(config.contentUrl, database, options.now ?? (() => new Date()))
      : builtInBlog,
    guesses: limited ? guesses(database) : noGuesses,
    lockerPartners: {
      bendysquare: config.bendysquareUrl ? lockerPartner(config.bendysquareUrl) : null,
      quadralink: config.quadralinkUrl ? lockerPartner(config.quadralinkUrl) : null,
    },
    secret: await serverSecret(database.query),
  };

  await protect(server, config);
  letGoWhenStopping(server);
  answerErrors(server);
  readJson(server);
  endSlowBodies(server);
  mountOperations(server, database, config.metricsToken);
  mountEndpoints(server, {
    handlers: {
      ...stashpointRoutes(services),
      ...lockerRoutes(services),
      ...placeRoutes(services),
      ...quoteRoutes(services),
      ...bookingRoutes(services),
      ...incidentRoutes(services),
      ...paymentRoutes(services),
      ...ledgerRoutes(services),
      ...identityRoutes(services),
      ...userRoutes(services),
      ...hostRoutes(services),
      ...payoutRoutes(services),
      ...reviewRoutes(services),
      ...statisticsRoutes(services),
      ...networkRoutes(services),
      ...moveRoutes(services),
      ...pictureRoutes(services),
      ...changeRoutes(services),
      ...dashboardRoutes(services),
      ...deskRoutes(services),
      ...mailRoutes(services),
      ...placeEditingRoutes(services),
      ...contentEditingRoutes(services),
      ...analyticsRoutes(services),
      ...partnerRoutes(services),
      ...contentRoutes(services),
      ...couponRoutes(services),
      ...currencyRoutes(services),
      ...otaRoutes(services),
      ...areaRoutes(services),
      ...voucherRoutes(services),
      ...blogRoutes(services),
    },
    authenticate: (authorization) => authenticate(services, authorization),
    checkOutput,
    countCall: limited ? callLimits(database) : noCallLimits,
  });
  server.get('/openapi.json', async () => openApiDocument(config.publicUrl));
  await mountWebhook(server, services);
  if (config.apple) await mountAppleReturn(server);
  if (services.payments.provider === 'sandbox') mountSandboxBank(server, services);
  // In production only where SANDBOX=yes says so: without it there is a mail server.
  if (!config.smtpUrl) mountOutbox(server, services);
  mountMedia(server, config);
  if (sites) await serveSites(server, services, sites);
  else server.setNotFoundHandler(() => nothingHere());
  return { server, services };
}

/** Whose word is taken for where a call comes from. The peer itself is hop 0. */
function trusted({ trustProxy }: Config) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}

function paymentGateway(config: Config, database: Database): PaymentGateway {
  return config.stripe
    ? stripeGateway(config.stripe)
    : sandboxGateway(sandboxStripe(databaseSandboxStore(database.query)));
}
