import { parseArgs } from 'node:util';
import { migrate } from '../server/platform/database/migrate.ts';
import { openDatabase } from '../server/platform/database/open-database.ts';
import { readConfig } from '../server/platform/settings/config.ts';
import { growDatabase } from './seed-database.ts';
import { readProgress } from './seed-progress.ts';

/*
 * `npm run seed -- --stashpoints 100000`: fills an empty database with a demo network of any size, for measuring.
 * The database is chosen by the same settings as the server's: DATA_DIR or DATABASE_URL. Stopped, it continues where it
 * was when it is called again.
 */

const { values } = parseArgs({
  options: {
    stashpoints: { type: 'string', default: '500' },
    bookings: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  say(`npm run seed -- [--stashpoints 500] [--bookings <eight for each>]

Fills the empty database of DATA_DIR or DATABASE_URL with a demo network, for measuring.
Stopped in between, it continues where it was when it is run again.
`);
  process.exit();
}

const config = readConfig(process.env);
const database = await openDatabase(config, (text) => say(`${text}\n`));
await migrate(database);
const filled = await database.query.selectFrom('places').select('id').limit(1).executeTakeFirst();
const begun = await readProgress(database.query);
if (filled && !begun) {
  process.stderr.write('The database is not empty. Set DATA_DIR or DATABASE_URL to an empty one.\n');
  process.exitCode = 1;
} else {
  const stashpoints = begun?.stashpoints ?? count('stashpoints', values.stashpoints);
  if (begun) say(`Continuing after ${begun.written} of ${stashpoints} stashpoints.\n`);
  const stop = stopOnSignal();
  await growDatabase(database, {
    now: new Date(),
    stashpoints,
    ...(values.bookings !== undefined && { bookings: count('bookings', values.bookings) }),
    onProgress: progressBar(begun?.written ?? 0, stashpoints),
    onIndex: (left) => over(`Building indexes and foreign keys, ${left} left`, left === 1),
    signal: stop,
  });
  if (stop.aborted) {
    say('Not finished. Run the same command again to continue from here.\n');
    process.exitCode = 1;
  }
}
await database.close();

/** Returns a signal that Ctrl-C sets; pressed again, it ends the process. */
function stopOnSignal(): AbortSignal {
  const stop = new AbortController();
  let pressedAt = 0;
  const press = () => {
    // One press arrives twice: from the terminal, and from the process that started this one.
    if (stop.signal.aborted && performance.now() - pressedAt > 500) process.exit(1);
    if (!stop.signal.aborted) say('\nStopping after what is being written; press again to break off.\n');
    pressedAt = performance.now();
    stop.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, press);
  return stop.signal;
}

/** Draws how much is done and how long the rest takes: over itself in a terminal, else a line for each percent. */
function progressBar(from: number, total: number): (written: number) => void {
  const begun = performance.now();
  let shown = -1;
  return (written) => {
    const percent = Math.floor((100 * written) / total);
    if (percent === shown) return;
    shown = percent;
    const minutes = ((performance.now() - begun) / 60_000 / (written - from)) * (total - written);
    const bar = '█'.repeat(percent / 4).padEnd(25, '░');
    const text = `${bar} ${percent} %, ${written} of ${total} stashpoints, ${Math.ceil(minutes)} min left`;
    over(text, written === total);
  };
}

/** Writes a line over the one before it; the last one stays. Without a terminal every line stays. */
function over(text: string, isLast: boolean): void {
  const { isTTY } = process.stdout;
  say(`${isTTY ? '\r\u001B[K' : ''}${text}${isLast || !isTTY ? '\n' : ''}`);
}

function say(text: string): void {
  process.stdout.write(text);
}

function count(name: string, text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new Error(`--${name} must be a positive whole number, not "${text}".`);
}
