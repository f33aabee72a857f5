import type { FastifyBaseLogger } from 'fastify';
import { isReadOnlyError } from '../database/write-access.ts';

/**
 * Does a job's work for one item after the other. A failure only affects its item: it is logged with the item, and the
 * others continue; if nothing can be written, none do. Returns the number of items that were processed.
 */
export async function forEachIsolated<Item extends object>(
  log: FastifyBaseLogger,
  job: string,
  items: readonly Item[],
  run: (item: Item) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const item of items) {
    try {
      if (await run(item)) done += 1;
    } catch (err) {
      if (isReadOnlyError(err)) throw err;
      log.error({ err, job, item }, 'a job failed for one of its items');
    }
  }
  return done;
}
