import { subHours } from 'date-fns/subHours';
import type { HasDatabase } from '../database/connect.ts';
import { ageSeconds, type Gauges, sparingly } from '../metrics/gauges.ts';
import type { HasClock } from '../runtime/clock.ts';
import type { HasConfig } from '../settings/config.ts';
import { countUnsentMails } from './count-unsent-mails.ts';

/** Reports unsent mail. Without a mail server mail stays in the outbox as intended, and none counts. */
export function mailGauges({ database, now, config }: HasDatabase & HasClock & HasConfig): Gauges {
  return sparingly({
    help: {
      cubby_mails_waiting: 'Emails that have not been sent',
      cubby_mails_oldest_waiting_seconds: 'The age of the oldest of them',
      cubby_mails_given_up: 'Emails given up within the last hour after at least one try',
    },
    read: async () => {
      const { count, oldest, givenUp } = config.smtpUrl
        ? await countUnsentMails(database.query, subHours(now(), 1))
        : { count: 0, oldest: null, givenUp: 0 };
      return {
        cubby_mails_waiting: count,
        cubby_mails_oldest_waiting_seconds: ageSeconds(oldest, now()),
        cubby_mails_given_up: givenUp,
      };
    },
  });
}
