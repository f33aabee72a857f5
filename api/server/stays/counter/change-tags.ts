import { fieldError } from '../../../contract/errors.ts';
import { doubleTag } from '../../../contract/rules/tags.ts';
import type { TagRange } from '../../../contract/vocabulary/tags.ts';
import { writeStashpoint } from '../../catalogue/stashpoints/record/write-stashpoint.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { requireCounter } from './require-counter.ts';

/**
 * Sets a shop's paper tags. Tags on bags stay valid, whatever the ranges are.
 *
 * @throws CubbyError NOT_FOUND; INVALID_DATA on `tag_ranges` where two have a tag in common.
 */
export async function changeTags(
  services: HasDatabase & HasClock,
  caller: Caller,
  id: string,
  ranges: TagRange[],
): Promise<{ tag_ranges: TagRange[] }> {
  const site = await requireCounter(services, caller, id);
  const double = doubleTag(ranges);
  if (double) throw fieldError('tag_ranges', `${double} is in two ranges.`);
  await services.database.transaction(async (transaction) => {
    await writeStashpoint(transaction, site.id, { tag_ranges: JSON.stringify(ranges) });
    await recordChange(transaction, {
      caller,
      action: 'updated',
      entity: 'stashpoint',
      id: site.id,
      before: { tag_ranges: site.tag_ranges },
      after: { tag_ranges: ranges },
      now: services.now(),
    });
  });
  return { tag_ranges: ranges };
}
