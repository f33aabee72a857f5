import { LANGUAGES } from '../../contract/vocabulary/languages.ts';
import { hashOf } from '../../server/platform/translation/written-text.ts';
import { COUNTER_NOTICES, LOCKER_NOTICES, OFFERS } from './notice-texts.ts';
import type { Row } from './rows.ts';

/** What hosts of the demo write in their own language alone: notices and offers. */
export const TRANSLATED_TEXTS = [...COUNTER_NOTICES, ...LOCKER_NOTICES, ...Object.values(OFFERS).flat()];

/** What a translator would have made of them, so that the demo speaks six languages without one. */
export function translationRows(now: Date): Row<'translations'>[] {
  return TRANSLATED_TEXTS.flatMap((texts) =>
    LANGUAGES.flatMap((source) =>
      LANGUAGES.filter((target) => target !== source).map((target) => ({
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
