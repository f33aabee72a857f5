import { findBrokenLaws } from '../server/laws.ts';
import type { Database } from '../server/platform/database/connect.ts';
import { asOwner } from '../server/platform/database/rights.ts';

/**
 * Validates the laws that older rows broke, where they no longer do, and writes those that are still broken. Returns the
 * exit code: 1 with a broken law.
 */
export async function examineLaws(database: Database, write: (text: string) => void): Promise<number> {
  await asOwner(database, (owner) => owner.executeSql('select hold_laws()'));
  const broken = await findBrokenLaws(database.query);
  for (const { law, problem } of broken) write(`${law}: ${problem}\n`);
  write(
    broken.length === 0
      ? 'All laws hold.\n'
      : `\n  → Correct these rows, or report them to the developers, then run this again: see "Laws of the database" in docs/operations.md.\n`,
  );
  return broken.length > 0 ? 1 : 0;
}
