import type { BodyOf, QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { normaliseEmail, pagingOf } from '../../../contract/rules/fields.ts';
import type { ChangeAction } from '../../../contract/structs/change.ts';
import type { HostNotificationEmail } from '../../../contract/structs/host.ts';
import { NOTICE_KINDS } from '../../../contract/vocabulary/notice-kinds.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import { changedContactMail } from '../../../mails/address-texts.ts';
import type { ContactEvent } from '../../../mails/written/address-mails.ts';
import { accountPage } from '../../people/users/account-page.ts';
import { findUser } from '../../people/users/accounts.ts';
import type { HasNoticeAddresses } from '../../people/users/notice-addresses.ts';
import { requireEmail } from '../../people/users/user-fields.ts';
import { writeSecurityMail } from '../../people/users/write-security-mail.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { changedMeanwhile } from '../../platform/audit/require-version.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { inOrder, listIds } from '../../platform/database/list-rows.ts';
import type { Caller } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import {
  deleteHostEmail,
  findHostEmail,
  type HostEmailRow,
  insertHostEmail,
  listHostEmails,
  rememberHostEmail,
  updateHostEmail,
} from './emails-store.ts';
import { requireHost } from './get-host.ts';

type TellsOwners = HasDatabase & HasClock & HasConfig & HasNoticeAddresses;

/** Lists a host's addresses; for staff those of all hosts when none is named. Without a page, all at once. */
export async function listEmails(
  { database }: HasDatabase,
  caller: Caller,
  asked: QueryOf<Endpoints['listHostNotificationEmails']>,
): Promise<Page<HostNotificationEmail>> {
  const { query } = database;
  const all = asked.host_id === undefined && caller.scopes.includes('hosts:all');
  const hostId = all ? null : (await requireHost(query, caller, asked.host_id)).id;
  const paged = asked.page !== undefined || asked.per_page !== undefined || hostId === null;
  const matching = query
    .selectFrom('host_notification_emails as e')
    .$if(hostId !== null, (rows) => rows.where('e.host_id', '=', hostId ?? ''));
  const order = { id: 'e.id', columns: { created: 'e.created' }, by: 'created', order: 'ASC' as const };
  const { ids, total } = await listIds(matching, paged ? asked : { ...asked, per_page: MAXIMUM_ADDRESSES }, order);
  const rows = ids.length === 0 ? [] : await listHostEmails(query, ids);
  const paging = paged ? pagingOf(asked.page, asked.per_page) : { page: 1, perPage: MAXIMUM_ADDRESSES };
  return pageOf(inOrder(ids, rows).map(present), total, paging);
}

/** The limit for one host. */
const MAXIMUM_ADDRESSES = 20;

/** @throws CubbyError NOT_FOUND; INVALID_EMAIL_CLIENT_ERROR or EMAIL_ALREADY_EXISTS on `email`. */
export async function createEmail(
  services: TellsOwners,
  caller: Caller,
  { host_id, email: text, kinds = [...NOTICE_KINDS] }: BodyOf<Endpoints['createHostNotificationEmail']>,
): Promise<HostNotificationEmail> {
  requireEmail(text);
  const email = normaliseEmail(text);
  const host = await requireHost(services.database.query, caller, host_id);
  const row = { id: hexId(12), host_id: host.id, email, kinds, created: services.now() };
  await services.database.transaction(async (transaction) => {
    const outcome = await insertHostEmail(transaction, row, MAXIMUM_ADDRESSES);
    if (outcome === 'too_many')
      throw new CubbyError(
        'INVALID_DATA',
        `A host can have at most ${MAXIMUM_ADDRESSES} addresses: delete one first.`,
        FIELD,
      );
    if (outcome === 'taken') throw alreadyThere();
    await log(services, transaction, caller, host.id, 'address_added', { before: null, after: { email, kinds } });
    await tellOwner(services, transaction, host.user_id, { event: 'notice_added', address: email });
  });
  return present(await requireOwn(services, caller, row.id));
}

/**
 * @throws CubbyError NOT_FOUND; CONFLICT when the record was saved by someone else since it was read; what is wrong
 * with `email`.
 */
export async function changeEmail(
  services: TellsOwners,
  caller: Caller,
  id: string,
  { expected_version, email: text, kinds: chosen }: BodyOf<Endpoints['updateHostNotificationEmail']>,
): Promise<HostNotificationEmail> {
  if (text !== undefined) requireEmail(text);
  const before = await requireOwn(services, caller, id);
  const email = text === undefined ? before.email : normaliseEmail(text);
  const kinds = chosen ?? before.kinds;
  await services.database.transaction(async (transaction) => {
    const outcome = await updateHostEmail(transaction, before, { email, kinds }, expected_version ?? before.version);
    if (outcome === 'taken') throw alreadyThere();
    if (outcome === 'late') throw changedMeanwhile();
    const difference = { before: { email: before.email, kinds: before.kinds }, after: { email, kinds } };
    await log(services, transaction, caller, before.host_id, 'address_changed', difference);
    if (email === before.email) return;
    const { user_id } = await requireHost(transaction, caller, before.host_id);
    await rememberHostEmail(transaction, before, services.now());
    for (const [event, address] of [['notice_removed', before.email] as const, ['notice_added', email] as const])
      await tellOwner(services, transaction, user_id, { event, address });
  });
  return present(await requireOwn(services, caller, id));
}

/** @throws CubbyError NOT_FOUND. */
export async function removeEmail(services: TellsOwners, caller: Caller, id: string): Promise<void> {
  const { host_id, email } = await requireOwn(services, caller, id);
  await services.database.transaction(async (transaction) => {
    const { user_id } = await requireHost(transaction, caller, host_id);
    await deleteHostEmail(transaction, id);
    await rememberHostEmail(transaction, { host_id, email }, services.now());
    await tellOwner(services, transaction, user_id, { event: 'notice_removed', address: email });
    await log(services, transaction, caller, host_id, 'address_removed', { before: { email }, after: null });
  });
}

/** Mails the owner at every address, because the addresses decide which notifications they get. */
async function tellOwner(
  services: TellsOwners,
  transaction: Parameters<typeof findUser>[0],
  userId: string,
  { event, address }: { event: ContactEvent; address: string },
): Promise<void> {
  const owner = await findUser(transaction, userId);
  if (!owner) return;
  const facts = { event, address, link: accountPage(services.config, owner) };
  await writeSecurityMail(services, transaction, owner, (person) => changedContactMail(person, facts));
}

async function requireOwn({ database }: HasDatabase, caller: Caller, id: string): Promise<HostEmailRow> {
  const row = await findHostEmail(database.query, id);
  if (!row) throw new CubbyError('NOT_FOUND', 'Address not found.');
  await requireHost(database.query, caller, row.host_id);
  return row;
}

function log(
  { now }: HasClock,
  transaction: Parameters<typeof recordChange>[0],
  caller: Caller,
  id: string,
  action: ChangeAction,
  difference: { before: Record<string, unknown> | null; after: Record<string, unknown> | null },
): Promise<void> {
  return recordChange(transaction, { caller, action, entity: 'host', id, ...difference, now: now() });
}

const FIELD = { errors: { email: ['INVALID_DATA'] } };

function alreadyThere(): CubbyError {
  return fieldError('email', 'This email address is already in the list.', 'EMAIL_ALREADY_EXISTS');
}

function present(row: HostEmailRow): HostNotificationEmail {
  return { ...row, created: row.created.toISOString() };
}
