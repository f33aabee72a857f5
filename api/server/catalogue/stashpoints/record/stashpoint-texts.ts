import type { Kysely } from 'kysely';
import { LANGUAGES } from '../../../../contract/vocabulary/languages.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { detectLanguage } from '../../../platform/translation/detect-language.ts';
import type { TextSource } from '../../../platform/translation/translate-texts.ts';
import type { WrittenText } from '../../../platform/translation/written-text.ts';
import type { StashpointRow } from './stashpoint-row.ts';

/** A host's texts about a place: what it is, what to know before coming, and what it offers. */
export const STASHPOINT_TEXTS = ['description', 'special_requirements', 'upsell_text'] as const;
export type StashpointText = (typeof STASHPOINT_TEXTS)[number];

type Written = Pick<StashpointRow, StashpointText | 'descriptions'>;

/**
 * Returns each text with its language; a text of a few words takes that of the description, null where it cannot be
 * detected.
 */
export function textsOfStashpoint(row: Written): Record<StashpointText, WrittenText> {
  const said = LANGUAGES.filter((language) => row.descriptions[language]?.trim());
  const own = detectLanguage(row.description, null);
  const beside = (text: string | null): WrittenText => ({
    text: text ?? '',
    language: text ? detectLanguage(text, own) : null,
  });
  return {
    description: { text: row.description, language: own, alsoIn: said },
    special_requirements: beside(row.special_requirements),
    upsell_text: beside(row.upsell_text),
  };
}

/**
 * The translatable texts of places that staff have approved, including paused ones: a pause should not cost a host
 * their translations.
 */
export const stashpointTexts: TextSource = {
  kind: 'stashpoints',
  async newest(query, limit) {
    const rows = await approved(query).orderBy('updated', 'desc').orderBy('id').limit(limit).execute();
    return rows.flatMap(written);
  },
  async after(query, id, limit) {
    const rows = await approved(query).where('id', '>', id).orderBy('id').limit(limit).execute();
    return { texts: rows.flatMap(written), last: rows.at(-1)?.id ?? null };
  },
};

function approved(query: Kysely<Schema>) {
  return query
    .selectFrom('stashpoints')
    .select(['id', 'description', 'descriptions', 'special_requirements', 'upsell_text'])
    .where('status', '=', 'approved');
}

function written(row: Written): WrittenText[] {
  return Object.values(textsOfStashpoint(row)).filter(({ text }) => text !== '');
}
