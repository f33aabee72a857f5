import type { FastifyBaseLogger } from 'fastify';

/**
 * Does a job's work for one item after the other. What fails is that item's alone: it is logged with the item, and
 * the others get their turn. Answers for how many something was done.
 */
export async function eachInTurn<Item extends object>(
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
      log.error({ err, job, item }, 'a job failed for one of its items');
    }
  }
  return done;
}
