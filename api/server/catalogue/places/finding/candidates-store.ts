import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

/** Sorts after every text that begins with a prefix, when it is appended to that prefix. */
const LAST = '\u{10FFFF}';
/** The limit of popular places: enough for any single letter, and for the others to fill a list. */
const POPULAR_AT_MOST = 4_000;
const OTHERS_AT_MOST = 300;
const POPULAR_BY_WORDS_AT_MOST = 400;
const BY_WORDS_AT_MOST = 100;

/**
 * Returns ids of places that may match one of these folded texts: a name or a later word of it begins so, or all words
 * are found in it and around it. They include more than those that match, and for short texts not all matches, but then
 * the most requested.
 */
export async function listCandidates(query: Kysely<Schema>, texts: readonly string[]): Promise<string[]> {
  const begin = texts.map((text) => text.replaceAll(' ', ''));
  const end = begin.map((text) => text + LAST);
  const words = texts.map(wordsQuery).filter((each) => each !== null);
  const { rows } = await sql<{ place_id: string }>`
    with asked as (select * from unnest(${begin}::text[], ${end}::text[]) as t(low, high)),
    popular_worded as materialized (
      select place_id from unnest(${words}::text[]) as w(wanted), lateral (
        select place_id from place_search where popular and words @@ wanted::tsquery
        limit ${POPULAR_BY_WORDS_AT_MOST}) found
    )
    select place_id from asked, lateral (
      select place_id from place_terms where popular and term >= low and term < high limit ${POPULAR_AT_MOST}) popular
    union
    select place_id from asked, lateral (
      select place_id from place_terms where term >= low and term < high order by term limit ${OTHERS_AT_MOST}) others
    union
    select place_id from popular_worded
    union
    select place_id from unnest(${words}::text[]) as w(wanted), lateral (
      select place_id from place_search where words @@ wanted::tsquery limit ${BY_WORDS_AT_MOST}) worded
    -- A word that ten thousand places have takes long to look up, and what was found by it is enough.
    where (select count(*) from popular_worded) < ${BY_WORDS_AT_MOST}`.execute(query);
  return rows.map(({ place_id }) => place_id);
}

/**
 * Searches several words in any order. A single one is a prefix already, and one or two letters match nearly
 * everything.
 */
function wordsQuery(text: string): string | null {
  const words = text.split(' ');
  const long = words.filter((word) => word.length > 2);
  if (words.length < 2 || long.length === 0) return null;
  return long.map((word) => `'${word}':*`).join(' & ');
}

/**
 * Returns ids of places one of whose names ends with one of these texts, folded and without spaces. Of a text with which
 * hundreds of names end, such as `station`, only the most requested and some others.
 */
export async function listNamedBy(query: Kysely<Schema>, texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ place_id: string }>`
    select place_id from unnest(${texts}::text[]) as t(name), lateral (
      select place_id from place_terms where popular and term = name limit ${POPULAR_BY_WORDS_AT_MOST}) popular
    union
    select place_id from unnest(${texts}::text[]) as t(name), lateral (
      select place_id from place_terms where term = name limit ${OTHERS_AT_MOST}) others`.execute(query);
  return rows.map(({ place_id }) => place_id);
}

/** Returns those of these words that begin a word of a place's name. */
export async function listKnownWords(query: Kysely<Schema>, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as t(word)
    where exists (select from place_words p where p.word >= t.word collate "C" and p.word < t.word || ${LAST} collate "C")`.execute(
    query,
  );
  return new Set(rows.map(({ word }) => word));
}

/** Returns words of names that are exactly one of `spellings`, begin like `word`, are as long, or share much with it. */
export async function listSimilarWords(
  query: Kysely<Schema>,
  word: string,
  spellings: readonly string[],
): Promise<string[]> {
  const head = word.slice(0, 3);
  const { rows } = await sql<{ word: string }>`
    select word from place_words where word = any(${spellings}::text[])
    union
    select word from (
      select word from place_words where word >= ${head} and word < ${head + LAST}
        and length(word) between ${word.length - 2} and ${word.length + 2} limit 400) begun
    union
    select word from (
      select word from place_words where word >= ${word.slice(0, 1)} and word < ${word.slice(0, 1) + LAST}
        and length(word) = ${word.length} order by similarity(word, ${word}) desc limit 40) turned
    union
    select word from (
      select word from place_words where word % ${word} order by similarity(word, ${word}) desc limit 40) alike`.execute(
    query,
  );
  return rows.map((row) => row.word);
}
