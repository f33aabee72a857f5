import { normaliseEmail } from '../../../contract/rules/fields.ts';
import type { Database } from '../../platform/database/connect.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { findUserByEmail, insertUser } from './accounts.ts';
import { revokeTokens } from './sessions.ts';

/**
 * Creates the first administrator, by the setting STAFF_EMAIL: with every scope, so that they can add the others. Does
 * nothing where there is staff already. Returns whether they are the first, on the staff anyway, or neither.
 */
export async function ensureStaff(
  database: Database,
  address: string,
  now: Date,
): Promise<'first' | 'staff' | 'neither'> {
  const email = normaliseEmail(address);
  return database.transaction(async (transaction) => {
    const staff = await transaction
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('deleted_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    const known = await findUserByEmail(transaction, email);
    if (staff) return known?.role === 'admin' ? 'staff' : 'neither';
    if (known) {
      await transaction.updateTable('users').set({ role: 'admin', scopes: null }).where('id', '=', known.id).execute();
      // A session has a fixed role: the new role needs a new session.
      await revokeTokens(transaction, known.id, null);
    } else await insertUser(transaction, { id: hexId(16), role: 'admin', email, created: now });
    return 'first';
  });
}
