import { type Kysely, sql } from 'kysely';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { normaliseBookingId } from '../../../contract/rules/booking-ids.ts';
import { normaliseEmail, pagingOf } from '../../../contract/rules/fields.ts';
import type { AdminMail } from '../../../contract/structs/mail.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import { recordChange } from '../audit/record-change.ts';
import type { HasDatabase } from '../database/connect.ts';
import { listIds, startingWith } from '../database/list-rows.ts';
import { matchingWords } from '../database/matching-words.ts';
import type { Schema } from '../database/schema.ts';
import type { Caller } from '../http/call.ts';
import { pageOf } from '../http/page.ts';
import type { HasClock } from '../runtime/clock.ts';
import { type MailRow, PRIORITY, tryMailAgain } from './mail-queue.ts';
import type { HasMails } from './send-mails.ts';

export async function listMails(
  { database: { query } }: HasDatabase,
  filter: QueryOf<Endpoints['listMails']>,
): Promise<Page<AdminMail>> {
  const { state, q, given_up_since } = filter;
  const text = q?.trim() ?? '';
  const matching = query
    .selectFrom('mails as m')
    .$if(text !== '', (rows) => rows.where(isFoundBy(text)))
    .$if(state === 'sent', (rows) => rows.where('m.sent_at', 'is not', null))
    .$if(state === 'given_up', (rows) => rows.where('m.given_up_at', 'is not', null).where('m.tries', '>', 0))
    .$if(given_up_since !== undefined, (rows) => rows.where('m.given_up_at', '>=', new Date(given_up_since ?? 0)))
    .$if(state === 'unsent', (rows) => rows.where('m.given_up_at', 'is not', null).where('m.tries', '=', 0))
    .$if(state === 'waiting', (rows) => rows.where('m.sent_at', 'is', null).where('m.given_up_at', 'is', null));
  const { ids, total } = await listIds(matching, filter, {
    id: 'm.id',
    columns: { created: 'm.created' },
    by: 'created',
  });
  const numbers = ids.map(Number);
  const rows =
    numbers.length > 0 ? await query.selectFrom('mails').selectAll().where('id', 'in', numbers).execute() : [];
  const items = numbers.flatMap((id) => rows.find((row) => row.id === id) ?? []).map(serializeMail);
  return pageOf(items, total, pagingOf(filter.page, filter.per_page));
}

/**
 * Searches by the beginning of an address, which an @ tells apart; else by words of the name in front of the @, of the
 * subject and of the booking number. Never by a domain alone, which most mails may share.
 */
function isFoundBy(text: string) {
  if (text.includes('@')) return sql<boolean>`lower(m.recipient) like ${startingWith(normaliseEmail(text))}`;
  return sql<boolean>`(${matchingWords('m.search', text)} or m.booking_id = ${normaliseBookingId(text)})`;
}

/**
 * Sends a mail at once that was given up, kept as unsent, or is scheduled for another try; its three days start again.
 *
 * @throws CubbyError NOT_FOUND, CONFLICT when it has been sent, or its code has expired.
 */
export async function sendMailAgain(
  services: HasDatabase & HasClock & HasMails,
  caller: Caller,
  id: number,
): Promise<AdminMail> {
  const now = services.now();
  const mail = await services.database.transaction(async (transaction) => {
    const before = await findMail(transaction, id);
    if (!before) throw new CubbyError('NOT_FOUND', 'Email not found.');
    if (!(await tryMailAgain(transaction, id, now)))
      throw new CubbyError(
        'CONFLICT',
        'This email has already been sent, or its code has expired: it cannot be sent again.',
      );
    await recordChange(transaction, {
      caller,
      action: 'resent',
      entity: 'mail',
      id: String(id),
      before: { given_up_at: before.given_up_at, problem: before.problem },
      after: { given_up_at: null },
      now,
    });
    return findMail(transaction, id);
  });
  services.mails.wake();
  if (!mail) throw new CubbyError('NOT_FOUND', 'Email not found.');
  return serializeMail(mail);
}

function findMail(query: Kysely<Schema>, id: number): Promise<MailRow | undefined> {
  return query.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
}

function stateOf({ sent_at, given_up_at, tries }: MailRow): AdminMail['state'] {
  if (sent_at) return 'sent';
  if (!given_up_at) return 'waiting';
  return tries > 0 ? 'given_up' : 'unsent';
}

function serializeMail(row: MailRow): AdminMail {
  const state = stateOf(row);
  return {
    id: String(row.id),
    recipient: row.recipient,
    subject: row.priority === PRIORITY.code ? row.subject.replace(/\d/g, '•') : row.subject,
    created: row.created.toISOString(),
    state,
    tries: row.tries,
    next_try_at: state === 'waiting' ? row.next_try_at.toISOString() : null,
    sent_at: row.sent_at?.toISOString() ?? null,
    given_up_at: row.given_up_at?.toISOString() ?? null,
    problem: row.problem,
    booking_id: row.booking_id,
  };
}
