import type { Database } from '../server/platform/database/connect.ts';
import { openDatabase } from '../server/platform/database/open-database.ts';
import { readConfig } from '../server/platform/settings/config.ts';
import { examine } from './examine.ts';
import { examineLaws } from './examine-laws.ts';
import { examineLedger } from './ledger/examine-ledger.ts';

/*
 * `npm run doctor`: checks the settings of this environment and what they point to, before the site opens or when
 * something is wrong. `-- --mail me@example.org` sends a mail, too. `-- ledger` looks for faults in the ledger instead, and
 * `-- laws` for laws of the database that rows break.
 */

const write = (text: string) => process.stdout.write(text);
const [part, ...args] = process.argv.slice(2);
const parts: Record<string, (database: Database) => Promise<number>> = {
  ledger: (database) => examineLedger(database, args, write),
  laws: (database) => examineLaws(database, write),
};
const run = parts[part ?? ''];
const status = run ? await withDatabase(run) : await examine(process.env, process.argv.slice(2), write);
// A connection that hangs must not keep the process alive.
process.exit(status);

async function withDatabase(run: (database: Database) => Promise<number>): Promise<number> {
  const database = await openDatabase(readConfig(process.env), (line) => write(`${line}\n`));
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}
