import { addMinutes } from 'date-fns/addMinutes';
import { subDays } from 'date-fns/subDays';
import type { Kysely } from 'kysely';
import type { HasDatabase } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import type { HasClock } from '../runtime/clock.ts';
import type { HasLog } from '../runtime/log.ts';
import { fillMissing } from './fill-missing.ts';
import { forgetUnseen, markSeen } from './store.ts';
import type { HasTranslator } from './translator.ts';
import { saveWalk, takeWalk, type Walk } from './walk-store.ts';
import { hashOf, type WrittenText } from './written-text.ts';

/** A source of texts that others read: the public, or the other side of a conversation. Hidden texts are left out. */
export interface TextSource {
  kind: string;
  /** Returns the texts that were written or changed last. */
  newest: (query: Kysely<Schema>, limit: number) => Promise<WrittenText[]>;
  /** Returns the next texts after an id, and the last id of these; null at the end. */
  after: (query: Kysely<Schema>, id: string, limit: number) => Promise<{ texts: WrittenText[]; last: string | null }>;
}

const NEWEST = 50;
const PAGE = 200;
const PAGES_A_RUN = 5;
/** The length of a run, which ends before the next is due. */
const RUN_MS = 40_000;
/** The length of the lease: longer than a run whose last batch is slow and refused. */
const HELD_MINUTES = 10;

/**
 * Translates what is missing: the latest texts at once, and all others on a daily walk over all texts. The walk also
 * deletes translations whose original it has not seen. Safe on many servers: one runs at a time. Returns the number of
 * new translations.
 */
export async function translateTexts(
  services: HasDatabase & HasClock & HasLog & HasTranslator,
  sources: readonly [TextSource, ...TextSource[]],
): Promise<number> {
  const { database, now, translator } = services;
  if (translator?.rests()) return 0;
  const afresh = { began: now(), kind: sources[0].kind, translates: translator !== null };
  const walk = await takeWalk(database.query, { ...afresh, until: addMinutes(now(), HELD_MINUTES) });
  if (!walk) return 0;
  const startedAt = performance.now();
  let count = 0;
  /**
   * Fills in translations; false when the run is over. Without a translator there is nothing to fill in, and the walk
   * only deletes.
   */
  const fill = async (texts: readonly WrittenText[]) => {
    if (!translator) return true;
    const { kept, finished } = await fillMissing(
      services,
      translator,
      texts,
      () => performance.now() - startedAt < RUN_MS,
    );
    count += kept;
    return finished;
  };
  try {
    let goesOn = true;
    for (const source of sources) goesOn &&= await fill(await source.newest(database.query, NEWEST));
    if (goesOn) await walkOn(services, sources, onOrAfresh(walk, afresh), fill);
  } finally {
    await saveWalk(database.query, { held_until: now() });
  }
  return count;
}

/**
 * Continues a walk or begins a new one: a day after the last one began, and at once after one that had no translator.
 */
function onOrAfresh(walk: Walk, afresh: Pick<Walk, 'began' | 'kind' | 'translates'>): Walk {
  const isDue = walk.finished && walk.began <= subDays(afresh.began, 1);
  const lackedTranslator = afresh.translates && !walk.translates;
  return isDue || lackedTranslator ? { ...walk, ...afresh, reached: '', finished: false } : walk;
}

async function walkOn(
  { database: { query }, now }: HasDatabase & HasClock,
  sources: readonly [TextSource, ...TextSource[]],
  walk: Walk,
  fill: (texts: readonly WrittenText[]) => Promise<boolean>,
): Promise<void> {
  const { began, translates } = walk;
  let { kind, reached, finished } = walk;
  for (let page = 0; page < PAGES_A_RUN && !finished; page += 1) {
    const at = Math.max(
      0,
      sources.findIndex((source) => source.kind === kind),
    );
    const { texts, last } = await (sources[at] ?? sources[0]).after(query, reached, PAGE);
    const hashes = texts.map(({ text }) => hashOf(text));
    await markSeen(query, hashes, { began, now: now() });
    // A page that could not be filled in is walked again.
    if (!(await fill(texts))) return;
    const next = last === null ? sources[at + 1] : undefined;
    if (last !== null) reached = last;
    else if (next) [kind, reached] = [next.kind, ''];
    else finished = true;
    if (finished) await forgetUnseen(query, began);
    await saveWalk(query, { began, translates, kind, reached, finished });
  }
}
