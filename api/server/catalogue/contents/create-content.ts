import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { fieldError } from '../../../contract/errors.ts';
import type { AdminContent } from '../../../contract/structs/admin-content.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import type { HasPlaces } from '../places/directory.ts';
import { getAdminContent } from './list-admin-contents.ts';
import { insertContent } from './store.ts';

/**
 * Creates a text as a draft; it is shown once it is published.
 *
 * @throws CubbyError INVALID_DATA on `location_id` for no place of ours, on `prompt_id` for a text that exists.
 */
export async function createContent(
  services: HasDatabase & HasClock & HasPlaces,
  caller: Caller,
  { language = 'en', location_id, prompt_id, values }: BodyOf<Endpoints['createContent']>,
): Promise<AdminContent> {
  const { byId } = await services.places.read();
  if (!byId.has(location_id)) throw fieldError('location_id', 'Place not found.');
  const id = hexId(12);
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    const row = { id, language, location_id, prompt_id, values: JSON.stringify(values), updated: now };
    if (!(await insertContent(transaction, row)))
      throw fieldError('prompt_id', 'This place already has a text of this kind in this language.');
    const after = { language, location_id, prompt_id };
    await recordChange(transaction, { caller, action: 'created', entity: 'seo_content', id, before: null, after, now });
  });
  return getAdminContent(services, id);
}
