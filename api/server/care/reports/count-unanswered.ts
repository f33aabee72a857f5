import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { countSilence } from '../../stays/incidents/settle-reports.ts';
import { findIncidents } from './incidents-store.ts';
import { writeDecidedMail } from './write-decided-mail.ts';

/** Counts reports whose hosts have said nothing in time, and tells them. Answers how many there were. */
export async function countUnanswered(services: HasConfig & HasDatabase & HasClock): Promise<number> {
  return services.database.transaction(async (transaction) => {
    const counted = await countSilence(transaction, services.now());
    const reports = await findIncidents(
      transaction,
      counted.map(({ id }) => id),
    );
    for (const report of reports)
      await writeDecidedMail(services, transaction, { ...report, outcome: 'unanswered', text: null });
    return reports.length;
  });
}
