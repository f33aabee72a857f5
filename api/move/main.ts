import { readConfig } from '../server/platform/settings/config.ts';
import { move } from './move.ts';

/* `npm run move -- --to …`: moves the marketplace of this environment's settings to another database. */

try {
  await move(readConfig(process.env), process.argv.slice(2), (text) => process.stdout.write(`${text}\n`));
} catch (error) {
  process.stderr.write(`Could not move: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
