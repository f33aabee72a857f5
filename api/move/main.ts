import { readConfig } from '../server/platform/settings/config.ts';
import { move } from './move.ts';

/* `npm run move -- --to …`: moves the marketplace of this environment's settings to another database. */

try {
  await move(readConfig(process.env), process.argv.slice(2), (text) => process.stdout.write(`${text}\n`));
} catch (error) {
  const { message, code = '' } = error as Error & { code?: string };
  // A connection that broke, or a database that shuts down.
  const next = /^(E[A-Z]+|57P\d\d|08\w{3})$/.test(code) ? ' Run this again once both databases answer.' : '';
  process.stderr.write(`Could not move: ${message}${next && `.${next}`}\n`);
  process.exitCode = 1;
}
