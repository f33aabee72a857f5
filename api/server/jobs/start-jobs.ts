import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import { forgetOldEvents } from '../analytics/forget-old-events.ts';
import { expireHolds } from '../bookings/store.ts';
import { sendMails } from '../mail/send-mails.ts';
import { sendRefunds } from '../payments/refund-booking.ts';
import { settleForgottenPayments } from '../payments/settle-forgotten.ts';
import { askForReviews } from '../reviews/ask-for-reviews.ts';
import type { Services } from '../services.ts';

/** What runs every minute, on whichever server is first. Each is safe to run twice. */
const JOBS: Record<string, (services: Services) => Promise<number>> = {
  'expire-holds': ({ database, now }) => expireHolds(database.query, now()),
  'settle-forgotten-payments': settleForgottenPayments,
  'send-refunds': (services) => sendRefunds(services),
  'ask-for-reviews': askForReviews,
  'send-mails': sendMails,
  'forget-old-events': forgetOldEvents,
};

const EVERY_MINUTE = '* * * * *';

/** Starts the job runner on the same database; answers how to stop it once running jobs are done. */
export async function startJobs(services: Services, log: FastifyBaseLogger): Promise<() => Promise<void>> {
  const { database } = services;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.executeSql(text, values) },
    schema: 'jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'job runner'));
  await boss.start();
  for (const [name, run] of Object.entries(JOBS)) {
    await boss.createQueue(name, { policy: 'singleton', retryLimit: 0 });
    await boss.work(name, { pollingIntervalSeconds: 5 }, async () => {
      const count = await run(services);
      if (count > 0) log.info({ job: name, count }, 'job done');
    });
    await boss.schedule(name, EVERY_MINUTE);
  }
  return () => boss.stop({ graceful: true, close: false, timeout: 5_000 });
}
