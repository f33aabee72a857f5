import type { Kysely, Selectable } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import type { BagSize } from '../../../contract/vocabulary/bag-sizes.ts';
import type { Schema } from '../../platform/database/schema.ts';

export type BagRow = Selectable<Schema['bags']>;

interface TakenBags {
  bookingId: string;
  stashpointId: string;
  bags: readonly { size: BagSize; tag: string | null }[];
  at: Date;
}

/**
 * Checks bags in to a place, numbered from 1.
 *
 * @throws CubbyError TAG_IN_USE naming each bag whose tag is on another bag in storage.
 */
export async function insertBags(
  transaction: Kysely<Schema>,
  { bookingId, stashpointId, bags, at }: TakenBags,
): Promise<BagRow[]> {
  const rows = bags.map(({ size, tag }, index) => ({
    booking_id: bookingId,
    number: index + 1,
    stashpoint_id: stashpointId,
    size,
    tag,
    checked_in_at: at,
    checked_out_at: null,
  }));
  const taken = await transaction
    .insertInto('bags')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['stashpoint_id', 'tag'])
        .where('checked_out_at', 'is', null)
        .where('tag', 'is not', null)
        .doNothing(),
    )
    .returningAll()
    .execute();
  if (taken.length < rows.length) throw tagsInUse(rows, taken);
  return taken.sort((one, other) => one.number - other.number);
}

function tagsInUse(wanted: readonly BagRow[], taken: readonly BagRow[]): CubbyError {
  const left = wanted.filter(({ number }) => !taken.some((bag) => bag.number === number));
  const errors = Object.fromEntries(left.map(({ number }) => [`bags.${number - 1}.tag`, ['TAG_IN_USE']]));
  return new CubbyError('TAG_IN_USE', `In use: ${left.map(({ tag }) => tag).join(', ')}.`, { errors });
}

/** Lists the bags of a booking, in the order of their numbers. */
export function listBags(query: Kysely<Schema>, bookingId: string): Promise<BagRow[]> {
  return query.selectFrom('bags').selectAll().where('booking_id', '=', bookingId).orderBy('number').execute();
}

/**
 * Puts other tags on the bags of a booking that are in storage, in the order of their numbers; a bag without a new one
 * keeps its own. Returns the bags changed.
 *
 * @throws CubbyError TAG_IN_USE naming each bag whose tag is on another booking's bag in storage.
 */
export async function retagBags(
  transaction: Kysely<Schema>,
  bookingId: string,
  tags: readonly { tag: string | null }[],
): Promise<BagRow[]> {
  const bags = (await listBags(transaction, bookingId)).filter(({ checked_out_at }) => checked_out_at === null);
  const wanted = bags.map((bag) => ({ ...bag, tag: tags[bag.number - 1]?.tag ?? bag.tag }));
  const own = transaction.updateTable('bags').where('booking_id', '=', bookingId).where('checked_out_at', 'is', null);
  const out = await transaction
    .selectFrom('bags')
    .select('tag')
    .where('stashpoint_id', '=', bags[0]?.stashpoint_id ?? '')
    .where('booking_id', '<>', bookingId)
    .where('checked_out_at', 'is', null)
    .execute();
  const free = wanted.filter(({ tag }) => tag === null || !out.some((other) => other.tag === tag));
  if (free.length < wanted.length) throw tagsInUse(wanted, free);
  // Two bags may swap their tags, and a tag is on one bag at any moment.
  await own.set({ tag: null }).execute();
  for (const { number, tag } of wanted) await own.set({ tag }).where('number', '=', number).execute();
  return wanted;
}

/** Checks out those of these numbers that are still in storage; without numbers, all. Returns which. */
export async function giveBags(
  transaction: Kysely<Schema>,
  bookingId: string,
  numbers: readonly number[] | null,
  at: Date,
): Promise<BagRow[]> {
  const given = await transaction
    .updateTable('bags')
    .set({ checked_out_at: at })
    .where('booking_id', '=', bookingId)
    .where('checked_out_at', 'is', null)
    .$if(numbers !== null, (rows) => rows.where('number', 'in', numbers ?? []))
    .returningAll()
    .execute();
  return given.sort((one, other) => one.number - other.number);
}
