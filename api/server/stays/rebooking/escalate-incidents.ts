import { scopesOf } from '../../../contract/rules/roles.ts';
import { unansweredMail } from '../../../mails/incident-texts.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { listStaff, takeUnanswered } from '../incidents/incidents.ts';

/**
 * Tells staff of every traveller whose bags are locked in and whose host has missed the deadline; each report once.
 * Returns how many there were.
 */
export async function escalateIncidents({
  database,
  config,
  now: clock,
}: HasConfig & HasDatabase & HasClock): Promise<number> {
  const now = clock();
  const { protocol, host } = new URL(config.publicUrl);
  return database.transaction(async (transaction) => {
    const unanswered = await takeUnanswered(transaction, now);
    if (unanswered.length === 0) return 0;
    const staff = await listStaff(transaction);
    const told = staff.filter(({ scopes }) => scopesOf('admin', scopes).includes('bookings:all'));
    for (const { booking_id: id, business_name: stashpoint, first_name: traveller } of unanswered)
      for (const person of told) {
        const link = `${protocol}//admin.${host}/account/bookings/${id}`;
        await writeMail(transaction, unansweredMail(person, { id, stashpoint, traveller, link }), now);
      }
    return unanswered.length;
  });
}
