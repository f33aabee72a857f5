import { parseArgs } from 'node:util';
import { migrate } from '../server/platform/database/migrate.ts';
import { openDatabase } from '../server/platform/database/open-database.ts';
import { readConfig } from '../server/platform/settings/config.ts';
import { seedDatabase } from './seed-database.ts';

/*
 * `npm run seed -- --stashpoints 100000`: fills an empty database with a demo network of any size, for measuring.
 * The database is chosen by the same settings as the server's: DATA_DIR or DATABASE_URL.
 */

const { values } = parseArgs({
  options: {
    stashpoints: { type: 'string', default: '500' },
    bookings: { type: 'string' },
  },
});

const config = readConfig(process.env);
const database = await openDatabase(config, (text) => process.stdout.write(`${text}\n`));
await migrate(database);
const filled = await database.query.selectFrom('places').select('id').limit(1).executeTakeFirst();
if (filled) {
  process.stderr.write('The database is not empty. Set DATA_DIR or DATABASE_URL to an empty one.\n');
  process.exitCode = 1;
} else {
  await seedDatabase(database, {
    now: new Date(),
    stashpoints: count('stashpoints', values.stashpoints),
    ...(values.bookings !== undefined && { bookings: count('bookings', values.bookings) }),
    onProgress: (text) => process.stdout.write(`${text}\n`),
  });
}
await database.close();

function count(name: string, text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new Error(`--${name} must be a positive whole number, not "${text}".`);
}
