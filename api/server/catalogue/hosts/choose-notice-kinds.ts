import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { fieldError } from '../../../contract/errors.ts';
import type { Host } from '../../../contract/structs/host.ts';
import { ownNoticeKinds } from '../../../contract/vocabulary/notice-kinds.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { changedMeanwhile } from '../../platform/audit/require-version.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { listKindsOfOthers } from './emails-store.ts';
import { getHost, requireHost } from './get-host.ts';
import { lockHost, updateNoticeKinds } from './store.ts';

/**
 * Sets which mails the host's own address gets.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT when the host was saved by someone else since it was read; INVALID_DATA on
 * `notice_kinds` where a kind would be left without an address.
 */
export async function chooseNoticeKinds(
  { database, now }: HasDatabase & HasClock,
  caller: Caller,
  named: string,
  { expected_version, notice_kinds }: BodyOf<Endpoints['chooseNoticeKinds']>,
): Promise<Host> {
  const { id } = await requireHost(database.query, caller, named);
  await database.transaction(async (transaction) => {
    const before = await lockHost(transaction, id);
    if (expected_version !== undefined && before?.version !== expected_version) throw changedMeanwhile();
    const reaching = ownNoticeKinds(notice_kinds, await listKindsOfOthers(transaction, id));
    if (reaching.length > notice_kinds.length)
      throw fieldError('notice_kinds', 'At least one address must receive each kind of notification.');
    await updateNoticeKinds(transaction, id, notice_kinds);
    await recordChange(transaction, {
      caller,
      action: 'updated',
      entity: 'host',
      id,
      before: { notice_kinds: before?.notice_kinds },
      after: { notice_kinds },
      now: now(),
    });
  });
  return getHost({ database }, caller, id);
}
