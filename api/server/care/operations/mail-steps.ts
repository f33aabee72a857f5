import { CubbyError } from '../../../contract/errors.ts';
import type { AdminMail } from '../../../contract/structs/mail.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { listMails, sendMailAgain } from '../../platform/mail/admin-mails.ts';
import type { HasMails } from '../../platform/mail/send-mails.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { Step } from './step.ts';
import { updateItem } from './store.ts';

type WorksOnMails = HasDatabase & HasClock & HasMails;

async function mailOf({ database }: HasDatabase, { item }: Step): Promise<AdminMail> {
  const { items } = await listMails({ database }, { ids: item.target_id });
  const [mail] = items;
  if (!mail) throw new CubbyError('NOT_FOUND', 'Email not found.');
  return mail;
}

/** @throws CubbyError NOT_FOUND. */
export async function planMail(services: WorksOnMails, step: Step): Promise<void> {
  const { recipient, subject, state } = await mailOf(services, step);
  const plan = JSON.stringify({ bookings: [], holds: 0, mail: subject });
  await updateItem(services.database.query, step.item, {
    name: `${recipient}: ${subject}`,
    ...(state === 'sent' ? { state: 'unchanged' as const } : { state: 'planned' as const, plan }),
  });
}

/** Marks a mail: it goes once undo is over. */
export function chooseMail({ database }: WorksOnMails, { item }: Step): Promise<void> {
  return updateItem(database.query, item, { state: 'done' });
}

/** @throws CubbyError CONFLICT where it has been sent since the preview, or its code has expired. */
export async function sendMail(services: WorksOnMails, { operation, item }: Step): Promise<void> {
  await sendMailAgain(services, operation.caller, Number(item.target_id));
  await updateItem(services.database.query, item, { state: 'settled' });
}

/** Leaves a mail as it was. */
export function keepMail({ database }: WorksOnMails, { item }: Step): Promise<void> {
  return updateItem(database.query, item, { state: 'undone' });
}
