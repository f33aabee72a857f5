import { openDatabase } from '../server/platform/database/open-database.ts';
import { readConfig } from '../server/platform/settings/config.ts';
import { examine } from './examine.ts';
import { examineLedger } from './ledger/examine-ledger.ts';

/*
 * `npm run doctor`: checks the settings of this environment and what they point to, before the site opens or when
 * something is wrong. `-- --mail me@example.org` sends a mail, too. `-- ledger` looks for faults in the ledger instead.
 */

const write = (text: string) => process.stdout.write(text);
const [part, ...args] = process.argv.slice(2);
const status = part === 'ledger' ? await openLedger() : await examine(process.env, process.argv.slice(2), write);
// A connection that hangs must not keep the process alive.
process.exit(status);

async function openLedger(): Promise<number> {
  const database = await openDatabase(readConfig(process.env), (line) => write(`${line}\n`));
  try {
    return await examineLedger(database, args, write);
  } finally {
    await database.close();
  }
}
