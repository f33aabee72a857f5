import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { deleteSecondFactors } from '../users/second-factors.ts';
import { revokeTokens } from '../users/sessions.ts';
import { deleteSignInLinks } from './sign-in-links.ts';
import { forgetAddress } from './store.ts';

/**
 * Ends every way to sign in: sessions, codes and links that were sent, accounts at identity providers, passkeys and the
 * like.
 */
export async function eraseSignIns(query: Kysely<Schema>, userId: string, email: string | null): Promise<void> {
  await revokeTokens(query, userId, null);
  await deleteSignInLinks(query, userId);
  await deleteSecondFactors(query, userId);
  await query.deleteFrom('user_identities').where('user_id', '=', userId).execute();
  if (email) await forgetAddress(query, email);
}
