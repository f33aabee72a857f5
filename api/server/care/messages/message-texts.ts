import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { TextSource } from '../../platform/translation/translate-texts.ts';

/** Messages of travellers and hosts; ready-made mails have translations of their own. */
export const messageTexts: TextSource = {
  kind: 'messages',
  newest: (query, limit) => written(query).orderBy('created', 'desc').orderBy('id').limit(limit).execute(),
  async after(query, id, limit) {
    const texts = await written(query).where('id', '>', id).orderBy('id').limit(limit).execute();
    return { texts, last: texts.at(-1)?.id ?? null };
  },
};

function written(query: Kysely<Schema>) {
  return query.selectFrom('booking_messages').select(['id', 'text', 'language']).where('kind', 'is', null);
}
