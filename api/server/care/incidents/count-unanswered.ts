import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { countSilence } from '../../stays/incidents/settle-incidents.ts';
import { findIncidents } from './incidents-store.ts';
import { writeDecidedMail } from './write-decided-mail.ts';

/**
 * Counts the reports whose hosts did not respond in time against their places, and tells the hosts. Returns how many
 * there were.
 */
export async function countUnanswered(services: HasConfig & HasDatabase & HasClock): Promise<number> {
  return services.database.transaction(async (transaction) => {
    const counted = await countSilence(transaction, services.now());
    const incidents = await findIncidents(
      transaction,
      counted.map(({ id }) => id),
    );
    for (const incident of incidents)
      await writeDecidedMail(services, transaction, { ...incident, outcome: 'unanswered', text: null, share: null });
    return incidents.length;
  });
}
