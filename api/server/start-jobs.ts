import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import { askForReviews } from './care/reviews/ask-for-reviews.ts';
import { importPartnerLockers } from './catalogue/lockers/import-partner-lockers.ts';
import { sendRefunds } from './money/payments/refund-booking.ts';
import { payHosts } from './money/payouts/pay-hosts.ts';
import { forgetOldChanges } from './platform/database/follow-changes.ts';
import type { Services } from './services.ts';
import { forgetOldEvents } from './site/analytics/forget-old-events.ts';
import { expireHolds } from './stays/bookings/expire-holds.ts';
import { settleForgottenPayments } from './stays/checkout/settle-forgotten.ts';
import { escalateIncidents } from './stays/rebooking/escalate-incidents.ts';

/** What runs every minute, on whichever server is first. Each is safe to run twice. */
const EVERY_MINUTE: Record<string, Job> = {
  'expire-holds': ({ database, now }) => expireHolds(database.query, now()),
  'settle-forgotten-payments': settleForgottenPayments,
  'send-refunds': (services) => sendRefunds(services),
  'ask-for-reviews': askForReviews,
  'escalate-incidents': escalateIncidents,
};

/** What can wait for the hour. */
const EVERY_HOUR: Record<string, Job> = {
  'forget-old-events': forgetOldEvents,
  'forget-old-changes': ({ database }) => forgetOldChanges(database),
  'import-partner-lockers': importPartnerLockers,
  'pay-hosts': payHosts,
};

type Job = (services: Services) => Promise<number>;

const SCHEDULE = [
  ...Object.entries(EVERY_MINUTE).map(([name, run]) => ({ name, run, cron: '* * * * *' })),
  ...Object.entries(EVERY_HOUR).map(([name, run]) => ({ name, run, cron: '7 * * * *' })),
];

/** Starts the job runner on the same database; answers how to stop it once running jobs are done. */
export async function startJobs(services: Services, log: FastifyBaseLogger): Promise<() => Promise<void>> {
  const { database } = services;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.executeSql(text, values) },
    schema: 'jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'job runner'));
  await boss.start();
  for (const { name, run, cron } of SCHEDULE) {
    await boss.createQueue(name, { policy: 'singleton', retryLimit: 0 });
    await boss.work(name, { pollingIntervalSeconds: 5 }, async () => {
      const count = await run(services);
      if (count > 0) log.info({ job: name, count }, 'job done');
    });
    await boss.schedule(name, cron);
  }
  // A new partner shows what it has at once.
  await boss.send('import-partner-lockers', {});
  return () => boss.stop({ graceful: true, close: false, timeout: 5_000 });
}
