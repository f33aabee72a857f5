import type { Kysely, Selectable } from 'kysely';
import { LANGUAGES } from '../../../contract/vocabulary/languages.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { TextSource } from '../../platform/translation/translate-texts.ts';
import type { WrittenText } from '../../platform/translation/written-text.ts';

type Written = Pick<
  Selectable<Schema['reviews']>,
  | 'detected_language'
  | 'stashpoint_review'
  | 'stashpoint_review_translations'
  | 'stasher_review'
  | 'stasher_review_translations'
>;
type Answer = Partial<Pick<Selectable<Schema['reviews']>, 'answer' | 'answer_language'>>;

/** The traveller's comments on the place and on us, and the place's answer. */
export function textsOfReview(
  row: Written & Answer,
): Record<'stashpoint_review' | 'stasher_review' | 'answer', WrittenText> {
  const language = row.detected_language;
  const kept = (translations: Record<string, string>) => LANGUAGES.filter((each) => translations[each]);
  return {
    stashpoint_review: {
      text: row.stashpoint_review ?? '',
      language,
      alsoIn: kept(row.stashpoint_review_translations),
    },
    stasher_review: { text: row.stasher_review ?? '', language, alsoIn: kept(row.stasher_review_translations) },
    answer: { text: row.answer ?? '', language: row.answer_language ?? null },
  };
}

/** The translatable texts of visible reviews. */
export const reviewTexts: TextSource = {
  kind: 'reviews',
  async newest(query, limit) {
    const written = await shown(query).orderBy('created', 'desc').orderBy('id').limit(limit).execute();
    const answered = shown(query).where('answer', 'is not', null).orderBy('answered_at', 'desc').orderBy('id');
    return [...written, ...(await answered.limit(limit).execute())].flatMap(textsIn);
  },
  async after(query, id, limit) {
    const rows = await shown(query).where('id', '>', id).orderBy('id').limit(limit).execute();
    return { texts: rows.flatMap(textsIn), last: rows.at(-1)?.id ?? null };
  },
};

function shown(query: Kysely<Schema>) {
  return query
    .selectFrom('reviews')
    .select([
      'id',
      'detected_language',
      'stashpoint_review',
      'stashpoint_review_translations',
      'stasher_review',
      'stasher_review_translations',
      'answer',
      'answer_language',
    ])
    .where('hidden_at', 'is', null);
}

function textsIn(row: Written & Answer): WrittenText[] {
  return Object.values(textsOfReview(row)).filter(({ text }) => text !== '');
}
