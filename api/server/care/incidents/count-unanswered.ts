import { type SendsRefunds, sendRefunds } from '../../money/payments/send-refunds.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { lockWithTraveller } from '../../stays/bookings/record/booking.ts';
import { countSilence, listSilent } from '../../stays/incidents/settle-incidents.ts';
import { findIncidents } from './incidents-store.ts';
import { settleReport } from './settle-report.ts';
import { writeDecidedMail } from './write-decided-mail.ts';

/**
 * Counts the reports whose hosts did not respond in time against their places, sends what waited for that to the
 * travellers, and tells the hosts. Returns how many there were.
 */
export async function countUnanswered(services: HasConfig & SendsRefunds): Promise<number> {
  const { database, log } = services;
  const silent = await listSilent(database.query, services.now());
  return forEachIsolated(log, 'count-unanswered-reports', silent, async ({ id, booking_id }) => {
    const isCounted = await database.transaction(async (transaction) => {
      const now = services.now();
      await lockWithTraveller(transaction, booking_id);
      if (!(await countSilence(transaction, id, now))) return false;
      const [incident] = await findIncidents(transaction, [id]);
      if (!incident) return false;
      const share = await settleReport(transaction, incident, 'proven', now);
      await writeDecidedMail(services, transaction, { ...incident, outcome: 'unanswered', text: null, share });
      return true;
    });
    if (isCounted) await sendRefunds(services, { bookingId: booking_id });
    return isCounted;
  });
}
