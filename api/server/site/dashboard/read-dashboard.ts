import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import { subMinutes } from 'date-fns/subMinutes';
import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { fieldError } from '../../../contract/errors.ts';
import { localMoment } from '../../../contract/rules/time.ts';
import type { CurrencyDays, Dashboard } from '../../../contract/structs/dashboard.ts';
import { isTimeZone } from '../../../contract/vocabulary/calendar.ts';
import { CURRENCIES, type CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import { PARTNER_STORAGE_TYPES } from '../../../contract/vocabulary/storage-types.ts';
import type { HasLockerPartners } from '../../catalogue/lockers/locker-partner.ts';
import { findChangedAccounts } from '../../money/payouts/changed-accounts.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import {
  countIncidents,
  countUnsentMails,
  countWaiting,
  countWaitingRefunds,
  findClosedStashpoints,
  listFailingPayments,
  listMoneyTrouble,
  listPartnerRuns,
  type Taking,
  takingsBetween,
  takingsByDay,
} from './store.ts';

const DAYS = 14;
/** The time after which queued items count as stuck: mails and refunds leave every minute. */
const STUCK_MINUTES = 10;

/**
 * Reads what is pending, what fails and the revenue. Days begin at midnight of `zone`.
 *
 * @throws CubbyError INVALID_DATA on `timezone` for an invalid zone.
 */
export async function readDashboard(
  services: HasConfig & HasDatabase & HasClock & HasLockerPartners,
  zone: string,
): Promise<Dashboard> {
  const { query } = services.database;
  const now = services.now();
  const midnight = startOfDay(now, zone);
  return {
    approvals: await countWaiting(query),
    incidents: await countIncidents(query, now),
    currencies: await currencyDays(services, { now, midnight, zone }),
    failing_payments: await listFailingPayments(query, subHours(now, 24)),
    money_trouble: await listMoneyTrouble(query),
    changed_accounts: await findChangedAccounts(query, now),
    closed_stashpoints: await findClosedStashpoints(query, now),
    partners: await partnerHealth(services),
    queues: await readQueues(services, now),
  };
}

function startOfDay(now: Date, zone: string): Date {
  if (!isTimeZone(zone)) throw fieldError('timezone', 'Time zone not found.');
  return fromZonedTime(`${localMoment(now, zone).date}T00:00:00`, zone);
}

interface Period {
  now: Date;
  midnight: Date;
  zone: string;
}

/** Returns the currencies with revenue, busiest first. */
async function currencyDays({ database }: HasDatabase, { now, midnight, zone }: Period): Promise<CurrencyDays[]> {
  const first = subDays(midnight, DAYS - 1);
  const byDay = await takingsByDay(database.query, first, now, zone);
  const today = await takingsBetween(database.query, midnight, now);
  const weekAgo = await takingsBetween(database.query, subDays(midnight, 7), subDays(now, 7));
  // Noon is on the same date in its zone, whatever the clocks do that night.
  const dates = Array.from({ length: DAYS }, (_, day) => localMoment(addHours(addDays(first, day), 12), zone).date);
  const codes = [...new Set(byDay.map(({ currency_code }) => currency_code))];
  const of = (takings: Taking[], code: CurrencyCode) => {
    const { bookings = 0, revenue = 0 } = takings.find(({ currency_code }) => currency_code === code) ?? {};
    return { bookings, revenue };
  };
  return codes
    .map((code) => ({
      ccy_code: code,
      ccy_minor_in_major: CURRENCIES[code].minorInMajor,
      days: dates.map((date) => ({
        date,
        ...of(
          byDay.filter((taking) => taking.date === date),
          code,
        ),
      })),
      today: of(today, code),
      week_ago: of(weekAgo, code),
    }))
    .sort((a, b) => bookingsOf(b) - bookingsOf(a));
}

function bookingsOf({ days }: CurrencyDays): number {
  return days.reduce((sum, { bookings }) => sum + bookings, 0);
}

const NO_MAILS = { count: 0, oldest: null, givenUp: 0 };
const GIVEN_UP_DAYS = 7;

/** Counts the queues. Without a mail server mails stay in the outbox as intended. */
async function readQueues({ database, config }: HasConfig & HasDatabase, now: Date): Promise<Dashboard['queues']> {
  const refunds = await countWaitingRefunds(database.query);
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
