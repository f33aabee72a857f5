import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import type { AdminContent } from '../../../contract/structs/admin-content.ts';
import { differenceOf, recordChange } from '../../platform/audit/record-change.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { getAdminContent } from './list-admin-contents.ts';
import { findTwin, lockContent, updateContentRow } from './store.ts';

type Change = BodyOf<Endpoints['updateContent']>;

/**
 * Changes a text, publishes it or takes it off the page. A published change is on the page at once.
 *
 * @throws CubbyError NOT_FOUND, CONFLICT for a version that is not the last, INVALID_DATA on `prompt_id` for a text
 * that exists, on `values` for publishing nothing.
 */
export async function updateContent(
  services: HasDatabase & HasClock & HasCaches,
  caller: Caller,
  id: string,
  { expected_version, published, ...change }: Change,
): Promise<AdminContent> {
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    const row = await lockContent(transaction, id);
    if (!row) throw new CubbyError('NOT_FOUND', 'Text not found.');
    requireVersion(row, expected_version);
    if (change.prompt_id && (await findTwin(transaction, { ...row, prompt_id: change.prompt_id })))
      throw fieldError('prompt_id', 'This place already has a text of this kind in this language.');
    const values = change.values ?? row.values;
    if (published && !values.some((value) => value.trim()))
      throw fieldError('values', 'An empty text cannot be published.');
    const difference = differenceOf({ ...row, published: row.live !== null }, change);
    const live =
      published === undefined ? {} : published ? { live: JSON.stringify(values), published_at: now } : { live: null };
    if (!difference && published === undefined) return;
    await updateContentRow(transaction, id, {
      ...(change.values && { values: JSON.stringify(change.values) }),
      ...(change.prompt_id && { prompt_id: change.prompt_id }),
      ...live,
      updated: now,
      version: row.version + 1,
    });
    if (difference)
      await recordChange(transaction, { caller, action: 'updated', entity: 'seo_content', id, ...difference, now });
    if (published !== undefined)
      await recordChange(transaction, {
        caller,
        action: published ? 'published' : 'hidden',
        entity: 'seo_content',
        id,
        before: null,
        after: null,
        now,
      });
  });
  await services.caches.invalidate('seo_contents');
  return getAdminContent(services, id);
}
