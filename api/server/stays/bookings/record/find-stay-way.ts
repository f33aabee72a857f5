import type { Kysely } from 'kysely';
import type { StayWay } from '../../../../mails/stay-facts.ts';
import { findHours } from '../../../catalogue/stashpoints/record/find-hours.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { HasSecret } from '../../../platform/secrets/server-secret.ts';
import { shortPin } from '../../../platform/secrets/signatures.ts';
import type { HasConfig } from '../../../platform/settings/config.ts';
import { signPass } from './pass.ts';

/** Finds what a traveller needs to reach a stay: the page that their mail links to, and when the place is open. */
export async function findStayWay(
  { config, secret }: HasConfig & HasSecret,
  query: Kysely<Schema>,
  { id, stashpoint_id }: { id: string; stashpoint_id: string },
): Promise<StayWay> {
  const hours = await findHours(query, stashpoint_id);
  return { publicUrl: config.publicUrl, pass: signPass(secret, id), pin: shortPin(secret, id), hours };
}
