import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import { subMinutes } from 'date-fns/subMinutes';
import type { Dashboard } from '../../../contract/structs/dashboard.ts';
import { PARTNER_STORAGE_TYPES } from '../../../contract/vocabulary/storage-types.ts';
import { listPartnerRuns } from '../../catalogue/lockers/list-partner-runs.ts';
import type { HasLockerPartners } from '../../catalogue/lockers/locker-partner.ts';
import { countAccountWork } from '../../money/closing/count-account-work.ts';
import type { HasBusinessZone } from '../../money/ledger/business-zone.ts';
import { countPendingRefunds } from '../../money/payments/count-unsettled.ts';
import { findChangedAccounts } from '../../money/payouts/changed-accounts.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { countUnsentMails } from '../../platform/mail/count-unsent-mails.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { countIncidents, countWaiting, findClosedStashpoints, listFailingPayments, listMoneyTrouble } from './store.ts';

/** The time after which queued items count as stuck: mails and refunds leave every minute. */
const STUCK_MINUTES = 10;

/** Reads queues and failures. */
export async function readDashboard(
  services: HasConfig & HasDatabase & HasClock & HasLockerPartners & HasBusinessZone,
): Promise<Dashboard> {
  const { query } = services.database;
  const now = services.now();
  return {
    approvals: await countWaiting(query),
    incidents: await countIncidents(query, now),
    failing_payments: await listFailingPayments(query, subHours(now, 24)),
    money_trouble: await listMoneyTrouble(query),
    changed_accounts: await findChangedAccounts(query, now),
    accounts: await countAccountWork(services),
    closed_stashpoints: await findClosedStashpoints(query, now),
    partners: await partnerHealth(services),
    queues: await readQueues(services, now),
  };
}

const NO_MAILS = { count: 0, oldest: null, givenUp: 0 };
const GIVEN_UP_DAYS = 7;

/** Counts the queues. Without a mail server mails stay in the outbox as intended. */
async function readQueues({ database, config }: HasConfig & HasDatabase, now: Date): Promise<Dashboard['queues']> {
  const refunds = await countPendingRefunds(database.query);
  const since = subDays(now, GIVEN_UP_DAYS);
  const mails = config.smtpUrl ? await countUnsentMails(database.query, since) : NO_MAILS;
  const stuckBefore = subMinutes(now, STUCK_MINUTES);
  const stuck = [mails.oldest, refunds.oldest].some((oldest) => oldest !== null && oldest < stuckBefore);
  return {
    mails: mails.count,
    oldest_mail: mails.oldest && new Date(mails.oldest).toISOString(),
    mails_given_up: mails.givenUp,
    mails_given_up_since: since.toISOString(),
    refunds: refunds.count,
    stuck,
  };
}

/** Tells whether our partners answer: locker partners by their last import, mail and money by their queues. */
async function partnerHealth(services: HasDatabase & HasLockerPartners): Promise<Dashboard['partners']> {
  const runs = await listPartnerRuns(services.database.query);
  return PARTNER_STORAGE_TYPES.filter((name) => services.lockerPartners[name] !== null).map((name) => {
    const run = runs.find(({ partner }) => partner === name);
    const failing = run?.problem !== null && run?.problem !== undefined;
    return {
      name,
      state: failing ? ('failing' as const) : run?.succeeded_at ? ('well' as const) : ('quiet' as const),
      succeeded_at: run?.succeeded_at?.toISOString() ?? null,
      problem: run?.problem ?? null,
    };
  });
}
