import { createHash } from 'node:crypto';

/** The parts of a long run, each of which one server does. */
const PARTS = 4;
/** A run with no more items than this is not worth dividing. */
const ALONE = 10;

/** The part of a job's items that a run does: all, or with many of them a quarter, and other servers do the others. */
export type Divide = <Item extends object>(items: readonly Item[], idOf: (item: Item) => string) => Promise<Item[]>;

/** Leaves a run as it is. */
export const undivided: Divide = async (items) => [...items];

/**
 * Divides a run by the ids of its items, so that no two parts have the same one. `callOthers` queues the other parts,
 * which find their items themselves.
 */
export function divideRun(part: number | null, callOthers: (parts: readonly number[]) => Promise<unknown>): Divide {
  let isDivided = part !== null;
  return async (items, idOf) => {
    if (!isDivided && items.length <= ALONE) return [...items];
    if (!isDivided) await callOthers(Array.from({ length: PARTS - 1 }, (_, index) => index + 1));
    isDivided = true;
    return items.filter((item) => partOf(idOf(item)) === (part ?? 0));
  };
}

function partOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE() % PARTS;
}
