import { MediaFailure } from '../server/platform/media/media-storage.ts';
import { readConfig } from '../server/platform/settings/config.ts';
import { move } from './move.ts';

/* `npm run move`: moves the marketplace of this environment's settings to another database, or its pictures elsewhere. */

try {
  await move(readConfig(process.env), process.argv.slice(2), (text) => process.stdout.write(`${text}\n`));
} catch (error) {
  const isBucket = error instanceof MediaFailure;
  const { message } = isBucket ? error.cause : (error as Error);
  const code = isBucket ? error.reason : ((error as { code?: string }).code ?? '');
  // A connection that broke, or a database that shuts down.
  const next = /^(E[A-Z]+|57P\d\d|08\w{3})$/.test(code) ? ' Run this again once both ends answer.' : '';
  process.stderr.write(`Could not move: ${next ? `${message.replace(/\.$/, '')}.${next}` : message}\n`);
  process.exitCode = 1;
}
