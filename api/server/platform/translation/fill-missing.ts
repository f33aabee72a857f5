import { subDays } from 'date-fns/subDays';
import { LANGUAGES, type Language } from '../../../contract/vocabulary/languages.ts';
import type { HasDatabase } from '../database/connect.ts';
import type { HasClock } from '../runtime/clock.ts';
import type { HasLog } from '../runtime/log.ts';
import { findKept, keepTranslations } from './store.ts';
import { TranslationRefused, type Translator } from './translator.ts';
import { hashOf, normalise, type WrittenText } from './written-text.ts';

/** The size of a batch that a small machine can translate within one call. */
const BATCH = { texts: 10, characters: 4_000 };
/** The longest text to translate: longer than any form accepts. */
const LONGEST = 8_000;
/** The time after which a refused text is tried again: the translator may have learnt a language. */
const REFUSED_FOR_DAYS = 7;
const TRANSLATED_BY = 'libretranslate';

export interface Filled {
  /** The number of new translations. */
  kept: number;
  /** False when time ran out, or the translator is unreachable. */
  finished: boolean;
}

/** Has the missing translations of these texts made, and stores them batch by batch. `mayGoOn` is asked before each. */
export async function fillMissing(
  { database, now, log }: HasDatabase & HasClock & HasLog,
  translator: Translator,
  texts: readonly WrittenText[],
  mayGoOn: () => boolean,
): Promise<Filled> {
  let kept = 0;
  for (const batch of batchesOf(await findMissing({ database, now }, texts))) {
    if (!mayGoOn()) return { kept, finished: false };
    try {
      const translated = await translateBatch(translator, batch);
      const at = { translated_by: TRANSLATED_BY, created: now(), seen: now() };
      const rows = batch.map(({ text_hash, source, target }, index) => ({
        ...{ text_hash, source, target, text: translated[index] ?? null },
        ...at,
      }));
      await keepTranslations(database.query, rows);
      kept += rows.filter(({ text }) => text !== null).length;
    } catch (error) {
      if (!translator.rests()) throw error;
      log.warn({ err: error }, 'the translator did not answer');
      return { kept, finished: false };
    }
  }
  return { kept, finished: true };
}

interface Missing {
  text_hash: string;
  text: string;
  source: string;
  target: Language;
}

async function findMissing({ database, now }: HasDatabase & HasClock, texts: readonly WrittenText[]) {
  const wanted = new Map<string, Missing>();
  for (const { text, language: source, alsoIn = [] } of texts) {
    if (source === null || text.trim() === '' || text.length > LONGEST) continue;
    const one = { text_hash: hashOf(text), text: normalise(text), source };
    for (const target of LANGUAGES)
      if (target !== source && !alsoIn.includes(target)) wanted.set(keyOf({ ...one, target }), { ...one, target });
  }
  const refusedBefore = subDays(now(), REFUSED_FOR_DAYS);
  const hashes = [...wanted.values()].map(({ text_hash }) => text_hash);
  for (const kept of await findKept(database.query, hashes))
    if (kept.text !== null || kept.created > refusedBefore) wanted.delete(keyOf(kept));
  return [...wanted.values()];
}

function keyOf({ text_hash, source, target }: Pick<Missing, 'text_hash' | 'source' | 'target'>): string {
  return `${source} ${target} ${text_hash}`;
}

/** Groups texts into batches, each from one language into one other. */
function batchesOf(missing: readonly Missing[]): Missing[][] {
  const batches: Missing[][] = [];
  for (const alike of Map.groupBy(missing, ({ source, target }) => `${source} ${target}`).values()) {
    let batch: Missing[] = [];
    let characters = 0;
    for (const one of alike) {
      const isFull = batch.length === BATCH.texts || characters + one.text.length > BATCH.characters;
      if (batch.length === 0 || isFull) {
        batch = [];
        characters = 0;
        batches.push(batch);
      }
      batch.push(one);
      characters += one.text.length;
    }
  }
  return batches;
}

/** Translates a batch; null for each refused text: the texts of a refused batch are sent one by one. */
async function translateBatch(translator: Translator, batch: readonly Missing[]): Promise<(string | null)[]> {
  const [first] = batch;
  if (!first) return [];
  try {
    const texts = batch.map(({ text }) => text);
    const translated = await translator.translate(texts, first.source, first.target);
    return translated.map((text, index) => usable(text, texts[index] ?? ''));
  } catch (error) {
    if (!(error instanceof TranslationRefused)) throw error;
    if (batch.length === 1) return [null];
    const alone: (string | null)[] = [];
    for (const one of batch) alone.push(...(await translateBatch(translator, [one])));
    return alone;
  }
}

/** Tells whether a translation is usable: models sometimes repeat themselves endlessly, or return nothing. */
function usable(translated: string, original: string): string | null {
  const text = translated.trim();
  const isReadable = !text.includes('\0') && text.isWellFormed();
  return text !== '' && isReadable && text.length <= 4 * original.length + 200 ? text : null;
}
