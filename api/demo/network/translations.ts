import { OFFERED_LANGUAGES } from '../../contract/vocabulary/languages.ts';
import { hashOf } from '../../server/platform/translation/written-text.ts';
import type { Row } from './rows.ts';
import { COUNTER_NOTICES, LOCKER_NOTICES, OFFERS } from './variants.ts';

/** Texts that the demo's hosts write in their own language only: notices and offers. */
export const TRANSLATED_TEXTS = [...COUNTER_NOTICES, ...LOCKER_NOTICES, ...Object.values(OFFERS).flat()];

/** Translations of them as a translator would return them, so that the demo has its languages without one. */
export function translationRows(now: Date): Row<'translations'>[] {
  return TRANSLATED_TEXTS.flatMap((texts) =>
    OFFERED_LANGUAGES.flatMap((source) =>
      OFFERED_LANGUAGES.filter((target) => target !== source).map((target) => ({
        text_hash: hashOf(texts[source]),
        source,
        target,
        text: texts[target],
        translated_by: 'demo',
        created: now,
        seen: now,
      })),
    ),
  );
}
