import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { REFUND_POLICY } from '../contract/rules/refunds.ts';
import { accountDeletionRoutes } from './care/account-deletion/routes.ts';
import { claimRoutes, mountClaimFiles } from './care/claims/routes.ts';
import { colleagueRoutes } from './care/colleagues/routes.ts';
import { disputeRoutes } from './care/disputes/routes.ts';
import { incidentRoutes } from './care/incidents/routes.ts';
import { messageRoutes } from './care/messages/routes.ts';
import { noteRoutes } from './care/notes/routes.ts';
import { type HasOperations, OperationWorker } from './care/operations/operation-worker.ts';
import { operationRoutes } from './care/operations/routes.ts';
import { workOnOperations } from './care/operations/work-on-operations.ts';
import { ownDataRoutes } from './care/own-data/routes.ts';
import { reviewRoutes } from './care/reviews/routes.ts';
import { stashpointChangeRoutes } from './care/stashpoint-changes/routes.ts';
import { supportRoutes } from './care/support/routes.ts';
import { type HasGeocoder, openGeocoder } from './catalogue/addresses/geocoder.ts';
import { addressRoutes } from './catalogue/addresses/routes.ts';
import { contentRoutes } from './catalogue/contents/routes.ts';
import { currencyRoutes } from './catalogue/currencies/routes.ts';
import { deviceRoutes } from './catalogue/devices/routes.ts';
import { noticeAddresses } from './catalogue/hosts/notice-addresses.ts';
import { hostRoutes } from './catalogue/hosts/routes.ts';
import { type HasLockerPartners, lockerPartner } from './catalogue/lockers/locker-partner.ts';
import { lockerRoutes } from './catalogue/lockers/routes.ts';
import { type HasPlaces, PlaceDirectory } from './catalogue/places/directory.ts';
import { placeRoutes } from './catalogue/places/routes.ts';
import { CardCache, type HasCards } from './catalogue/stashpoints/browsing/card-cache.ts';
import { stashpointRoutes } from './catalogue/stashpoints/browsing/routes.ts';
import { stashpointEditingRoutes } from './catalogue/stashpoints/editing/routes.ts';
import { type HasMissedSearches, MissedSearches } from './catalogue/stashpoints/missed/missed-searches.ts';
import { type HasStatistics, StatisticsCache } from './catalogue/statistics/statistics-cache.ts';
import { teamRoutes } from './catalogue/team/routes.ts';
import { gaugesOf } from './gauges.ts';
import { closingRoutes } from './money/closing/routes.ts';
import { commissionRoutes } from './money/commissions/routes.ts';
import { invoiceRoutes } from './money/invoices/routes.ts';
import { mountPapers } from './money/invoices/serve-papers.ts';
import { fixBusinessZone, type HasBusinessZone } from './money/ledger/business-zone.ts';
import { ledgerRoutes } from './money/ledger/routes.ts';
import type { HasPayments } from './money/payments/gateway.ts';
import { openGateway } from './money/payments/providers/open-gateway.ts';
import { mountSandbox } from './money/payments/sandbox/mount-sandbox.ts';
import { payoutRoutes } from './money/payouts/routes.ts';
import { mountRunFiles } from './money/payouts/serve-run-files.ts';
import { reconciliationRoutes } from './money/reconciliation/routes.ts';
import { areaRoutes } from './offers/areas/routes.ts';
import { couponRoutes } from './offers/coupons/routes.ts';
import { otaRoutes } from './offers/otas/routes.ts';
import { partnerRoutes } from './offers/partners/routes.ts';
import { voucherRoutes } from './offers/vouchers/routes.ts';
import { mountAppleReturn } from './people/identity/apple-return.ts';
import { authenticate } from './people/identity/authenticate.ts';
import type { HasGuestBookings } from './people/identity/guest-bookings.ts';
import { type HasSignInProviders, IdentityProvider } from './people/identity/identity-provider.ts';
import { identityRoutes } from './people/identity/routes.ts';
import { mountOneClick } from './people/mail-choices/one-click.ts';
import { mailChoiceRoutes } from './people/mail-choices/routes.ts';
import { proofRoutes } from './people/proofs/routes.ts';
import { signInMethodRoutes } from './people/sign-in-methods/routes.ts';
import type { HasNoticeAddresses } from './people/users/notice-addresses.ts';
import { userRoutes } from './people/users/routes.ts';
import { changeRoutes } from './platform/audit/routes.ts';
import { Caches, type HasCaches } from './platform/caches/caches.ts';
import type { Database, HasDatabase } from './platform/database/connect.ts';
import { decodable, readAddress } from './platform/http/address.ts';
import { answerErrors, UNROUTED } from './platform/http/errors.ts';
import { idempotentAnswers } from './platform/http/idempotent-answers.ts';
import { mountEndpoints } from './platform/http/mount.ts';
import { mountOperations } from './platform/http/operations.ts';
import { drainWhenStopping, endSlowBodies, letGoWhenStopping, PATIENCE } from './platform/http/patience.ts';
import { readJson } from './platform/http/read-body.ts';
import { replicaReads } from './platform/http/replica-reads.ts';
import { protect } from './platform/http/security.ts';
import { refuseUnknown } from './platform/http/unknown-address.ts';
import { type HasJobRuns, JobRuns } from './platform/jobs/job-runs.ts';
import { callLimits, noCallLimits } from './platform/limits/call-limits.ts';
import { guesses, type HasGuesses, noGuesses } from './platform/limits/guesses.ts';
import { mountOutbox } from './platform/mail/outbox.ts';
import { mailRoutes } from './platform/mail/routes.ts';
import type { HasMails } from './platform/mail/send-mails.ts';
import { senderAddress } from './platform/mail/sender-address.ts';
import { mountOwnTiles } from './platform/maps/serve-tiles.ts';
import type { HasMedia } from './platform/media/media-storage.ts';
import { openMedia } from './platform/media/open-media.ts';
import { type DrawPicture, mountMedia, pictureRoutes } from './platform/media/routes.ts';
import { type HasPush, openPush } from './platform/push/push-service.ts';
import type { HasClock } from './platform/runtime/clock.ts';
import { type HasLog, type HasLogged, logSettings } from './platform/runtime/log.ts';
import { ownPushKeys } from './platform/secrets/push-keys.ts';
import { type HasSecret, serverSecret } from './platform/secrets/server-secret.ts';
import type { Config, HasConfig } from './platform/settings/config.ts';
import { traceRequests } from './platform/traces/trace-requests.ts';
import { type HasTranslator, openTranslator } from './platform/translation/translator.ts';
import { analyticsRoutes } from './site/analytics/routes.ts';
import type { HasBlog } from './site/blog/blog-source.ts';
import { builtInBlog } from './site/blog/built-in/built-in-source.ts';
import { contentService } from './site/blog/content-service.ts';
import { blogRoutes } from './site/blog/routes.ts';
import { dashboardRoutes } from './site/dashboard/routes.ts';
import { figureRoutes } from './site/figures/routes.ts';
import { mountDocs } from './site/openapi/docs-page.ts';
import { mountDocuments } from './site/openapi/serve-documents.ts';
import { inlineScripts } from './site/pages/inline-scripts.ts';
import { type HasPages, PageEdition } from './site/pages/page-edition.ts';
import { isMachinePath, type SiteFolders, serveSites } from './site/pages/serve-sites.ts';
import { statisticsRoutes } from './site/statistics/routes.ts';
import { type DrawStillMap, mountStillMaps } from './site/still-maps/routes.ts';
import { guestBookings } from './stays/bookings/adopt-guest-bookings.ts';
import { mountPasses } from './stays/bookings/open-pass.ts';
import type { HasRefundPolicy } from './stays/bookings/record/refund-terms.ts';
import { bookingRoutes } from './stays/bookings/routes.ts';
import { calendarRoutes } from './stays/calendars/routes.ts';
import { mountCalendars } from './stays/calendars/serve-calendars.ts';
import { paymentRoutes } from './stays/checkout/routes.ts';
import { mountWebhook } from './stays/checkout/webhook.ts';
import { CounterFeed, type HasCounterFeed } from './stays/counter/feed.ts';
import { counterRoutes } from './stays/counter/routes.ts';
import { noticeRoutes } from './stays/notices/routes.ts';
import { bookingPictureRoutes, mountPrivatePictures } from './stays/pictures/routes.ts';
import { pricingRoutes } from './stays/pricing/routes.ts';
import { rebookingRoutes } from './stays/rebooking/routes.ts';
import { mountReceipts } from './stays/receipts/serve-receipts.ts';
import { tellReadOnly } from './tell-read-only.ts';

export interface AppOptions {
  config: Config;
  database: Database;
  now?: () => Date;
  sites?: SiteFolders;
  /** Checks every answer against the contract: in tests. */
  checkOutput?: boolean;
  logLevel?: 'info' | 'warn' | 'silent';
  /** Draws a placeholder for pictures that were never uploaded; without it there are only uploads. */
  drawPicture?: DrawPicture;
  /** Draws maps as pictures; without it there are none. */
  drawStillMap?: DrawStillMap;
  /** Milliseconds in which a proxy notices that the server stops; in tests it has none. */
  drainMs?: number;
  /** Milliseconds in which open connections get a last answer when the server stops; in tests none wait. */
  lettingGoMs?: number;
  /** False switches the counting of calls and guesses off, for tests of other things. */
  limited?: boolean;
  /** Allows a push service on this machine; for tests. */
  pushesToPrivate?: boolean;
}

/**
 * All services a use case may ask for. Each use case asks for what it needs, by the types declared beside each service.
 */
export type Services = HasBlog &
  HasBusinessZone &
  HasCaches &
  HasCards &
  HasClock &
  HasConfig &
  HasCounterFeed &
  HasDatabase &
  HasGeocoder &
  HasGuestBookings &
  HasGuesses &
  HasJobRuns &
  HasLockerPartners &
  HasLog &
  HasLogged &
  HasMails &
  HasMedia &
  HasMissedSearches &
  HasNoticeAddresses &
  HasOperations &
  HasPages &
  HasPayments &
  HasPlaces &
  HasPush &
  HasRefundPolicy &
  HasSecret &
  HasSignInProviders &
  HasStatistics &
  HasTranslator;

export interface App {
  server: FastifyInstance;
  services: Services;
}

/** Builds the whole server over a migrated database. It does not listen yet. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, database, sites, checkOutput = false, logLevel = 'info', limited = true } = options;
  const logged = { errors: 0 };
  const server = Fastify({
    logger: logSettings(logLevel, logged),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config),
    rewriteUrl: ({ url = '/' }) => readTarget(url),
    bodyLimit: 262_144,
    routerOptions: { maxParamLength: 200 },
    ...PATIENCE,
    ...UNROUTED,
  });
  traceRequests(server);
  const now = options.now ?? (() => new Date());
  const places = new PlaceDirectory(database);
  const statistics = new StatisticsCache(database, now);
  const pages = new PageEdition();
  const missedSearches = new MissedSearches({ database, now, log: server.log });
  const secret = await serverSecret(database.query);
  const operations = new OperationWorker(server, (isStopped) =>
    database.outside(() => workOnOperations(services, isStopped)),
  );
  const businessZone = await fixBusinessZone(database, config.businessZone);
  if (businessZone !== config.businessZone)
    server.log.warn(
      `BUSINESS_ZONE is ${config.businessZone}, and has no effect: bookings were paid, so days stay those of ${businessZone}.`,
    );
  const services: Services = {
    config,
    database,
    now,
    businessZone,
    payments: openGateway(config, database),
    refundPolicy: REFUND_POLICY,
    log: server.log,
    logged,
    jobRuns: new JobRuns(),
    signInProviders: {
      // Google documents this and lists no prompts; Apple has none.
      google: config.google && new IdentityProvider(config.google, 'select_account'),
      apple: config.apple && new IdentityProvider(config.apple),
    },
    guestBookings,
    noticeAddresses,
    places,
    cards: new CardCache(database),
    statistics,
    missedSearches,
    pages,
    caches: new Caches({ reread: [places, statistics, database.replicas ?? []].flat(), thenBegin: pages }),
    // The caller that starts the sender puts it here; without one, mail stays in the queue.
    mails: { wake: () => {} },
    media: await openMedia(config),
    blog: config.contentUrl
      ? contentService(config.contentUrl, database, options.now ?? (() => new Date()))
      : builtInBlog,
    guesses: limited ? guesses(database) : noGuesses,
    lockerPartners: {
      bendysquare: config.bendysquareUrl ? lockerPartner(config.bendysquareUrl) : null,
      quadralink: config.quadralinkUrl ? lockerPartner(config.quadralinkUrl) : null,
    },
    geocoder: config.geocoder && openGeocoder(config.geocoder, config.publicUrl),
    translator: config.translator && openTranslator(config.translator, config.publicUrl),
    secret,
    push: openPush({
      keys: config.pushKeys ?? (await ownPushKeys(database.query)),
      subject: `mailto:${senderAddress(config.mailFrom)}`,
      reachesPrivate: options.pushesToPrivate ?? false,
    }),
    operations,
    counterFeed: new CounterFeed({ config, database, now, secret, refundPolicy: REFUND_POLICY }),
  };
  services.caches.reports.set('cards', () => services.cards.use());
  const { geocoder } = services;
  if (geocoder) services.caches.reports.set('addresses', () => geocoder.use());
  const stopTelling = tellReadOnly(services);
  server.addHook('onClose', async () => stopTelling());
  endSlowBodies(server);
  const isStopping = drainWhenStopping(server, options.drainMs ?? 0);
  server.addHook('preClose', async () => services.counterFeed.close());
  letGoWhenStopping(server, options.lettingGoMs ?? 0);
  server.addHook('onClose', () => missedSearches.close());
  server.addHook('onClose', () => operations.close());

  await protect(server, config, {
    payments: services.payments.browserOrigins,
    scripts: await inlineScripts(Object.values(sites ?? {})),
  });
  answerErrors(server);
  readJson(server);
  mountOperations(server, { database, metricsToken: config.metricsToken, gauges: gaugesOf(services), isStopping });
  mountEndpoints(server, {
    now: services.now,
    handlers: {
      ...stashpointRoutes(services),
      ...lockerRoutes(services),
      ...placeRoutes(services),
      ...addressRoutes(services),
      ...pricingRoutes(services),
      ...bookingRoutes(services),
      ...bookingPictureRoutes(services),
      ...counterRoutes(services),
      ...calendarRoutes(services),
      ...noticeRoutes(services),
      ...incidentRoutes(services),
      ...claimRoutes(services),
      ...paymentRoutes(services),
      ...ledgerRoutes(services),
      ...identityRoutes(services),
      ...signInMethodRoutes(services),
      ...proofRoutes(services),
      ...userRoutes(services),
      ...colleagueRoutes(services),
      ...noteRoutes(services),
      ...mailChoiceRoutes(services),
      ...accountDeletionRoutes(services),
      ...ownDataRoutes(services),
      ...stashpointChangeRoutes(services),
      ...operationRoutes(services),
      ...hostRoutes(services),
      ...teamRoutes(services),
      ...deviceRoutes(services),
      ...payoutRoutes(services),
      ...commissionRoutes(services),
      ...closingRoutes(services),
      ...invoiceRoutes(services),
      ...reconciliationRoutes(services),
      ...reviewRoutes(services),
      ...statisticsRoutes(services),
      ...stashpointEditingRoutes(services),
      ...rebookingRoutes(services),
      ...pictureRoutes(services),
      ...changeRoutes(services),
      ...dashboardRoutes(services),
      ...figureRoutes(services),
      ...supportRoutes(services),
      ...disputeRoutes(services),
      ...messageRoutes(services),
      ...mailRoutes(services),
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
    writes: database.writes,
    runOnce: idempotentAnswers(services),
    replicaReads: replicaReads(database.replicas, config.publicUrl.startsWith('https:')),
    authenticate: (headers) => authenticate(services, headers),
    checkOutput,
    countCall: limited ? callLimits(database) : noCallLimits,
  });
  mountDocuments(server, config.publicUrl);
  await mountDocs(server);
  await mountWebhook(server, services);
  if (config.apple) await mountAppleReturn(server);
  await mountOneClick(server, services);
  if (services.payments.provider === 'sandbox') mountSandbox(server, services);
  // In production only with SANDBOX=yes: otherwise there is a mail server.
  if (!config.smtpUrl) mountOutbox(server, services);
  mountOwnTiles(server, config.map);
  mountMedia(server, services, options.drawPicture);
  if (options.drawStillMap) mountStillMaps(server, services, options.drawStillMap);
  mountPrivatePictures(server, services);
  mountClaimFiles(server, services);
  mountReceipts(server, services);
  mountPasses(server, services);
  mountCalendars(server, services);
  mountPapers(server, services);
  mountRunFiles(server, services);
  if (sites) await serveSites(server, services, sites);
  else server.setNotFoundHandler(refuseUnknown);
  return { server, services };
}

/** Decides which proxies are trusted for client IP addresses. The peer itself is hop 0. */
function trusted({ trustProxy }: Config) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}

/** Returns the address of a request. A page for one that cannot be decoded is the site's own; the API refuses it. */
function readTarget(target: string): string {
  const address = readAddress(target);
  return isMachinePath(address) ? address : decodable(address);
}
