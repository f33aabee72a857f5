import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Schema } from '../database/schema.ts';

/** How push services know us (VAPID): what browsers are given, and what we sign with. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Made once for a database and never anew: with other keys every device would have to be switched on again. */
export async function ownPushKeys(query: Kysely<Schema>): Promise<PushKeys> {
  await query
    .insertInto('settings')
    .values({ key: 'push_keys', value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await query
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'push_keys')
    .executeTakeFirstOrThrow();
  return JSON.parse(value) as PushKeys;
}
