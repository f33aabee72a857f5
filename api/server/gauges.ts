import type { HasLockerPartners } from './catalogue/lockers/locker-partner.ts';
import { partnerGauges } from './catalogue/lockers/partner-gauges.ts';
import { paymentGauges } from './money/payments/payment-gauges.ts';
import { cacheGauges } from './platform/caches/cache-gauges.ts';
import type { HasCaches } from './platform/caches/caches.ts';
import type { HasDatabase } from './platform/database/connect.ts';
import { databaseGauges, poolGauges, writeGauges } from './platform/database/database-gauges.ts';
import { replicaGauges } from './platform/database/replicas/replica-gauges.ts';
import { jobQueueGauges, jobRunGauges } from './platform/jobs/job-gauges.ts';
import type { HasJobRuns } from './platform/jobs/job-runs.ts';
import { mailGauges } from './platform/mail/mail-gauges.ts';
import type { Gauges } from './platform/metrics/gauges.ts';
import type { HasClock } from './platform/runtime/clock.ts';
import { type HasLogged, logGauges } from './platform/runtime/log.ts';
import type { HasConfig } from './platform/settings/config.ts';
import { holdGauges } from './stays/bookings/hold-gauges.ts';

/** Lists the figures of all rooms for `/metrics`. */
export function gaugesOf(
  services: HasCaches & HasClock & HasConfig & HasDatabase & HasJobRuns & HasLockerPartners & HasLogged,
): Gauges[] {
  return [
    // First, or it would count the queries of the others.
    poolGauges(services.database),
    databaseGauges(services.database),
    writeGauges(services.database),
    replicaGauges(services.database),
    jobRunGauges(services),
    jobQueueGauges(services),
    mailGauges(services),
    holdGauges(services),
    paymentGauges(services),
    partnerGauges(services),
    cacheGauges(services),
    logGauges(services),
  ];
}
