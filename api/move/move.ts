import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '../server/platform/database/embedded/start-embedded.ts';
import { foldersOf } from '../server/platform/media/uploads.ts';
import type { Config } from '../server/platform/settings/config.ts';
import { moveDatabase } from './move-database.ts';
import { moveFiles } from './move-files.ts';

const USAGE = `npm run move -- --to postgres://… [--files <folder>]   to a PostgreSQL, and the uploads to another DATA_DIR
npm run move -- --to <folder>                           to the bundled PostgreSQL, with that folder as its DATA_DIR`;

type Source = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>;

/**
 * Moves the marketplace of these settings: its database, and the uploads where they change their folder.
 *
 * @throws Error that says what to do.
 */
export async function move(source: Source, args: string[], say: (text: string) => void): Promise<void> {
  const { values } = parseArgs({ args, options: { to: { type: 'string' }, files: { type: 'string' } } });
  if (!values.to) throw new Error(`Name the target:\n${USAGE}`);
  const isUrl = /^postgres(ql)?:\/\//.test(values.to);
  if (!isUrl && /^\w+:\/\//.test(values.to))
    throw new Error(`${values.to} is not an address of a PostgreSQL.\n${USAGE}`);
  const dataDir = isUrl ? values.files : values.to;
  const url = source.databaseDirectUrl ?? source.databaseUrl;
  const from = url ? { url, stop: async () => {} } : await startEmbedded(source.dataDir, say);
  try {
    const to = isUrl ? { url: values.to, stop: async () => {} } : await startEmbedded(resolve(values.to), say);
    try {
      const { tables, rows, already } = await moveDatabase(from.url, to.url, say);
      say(
        `${tables} tables with ${rows.toLocaleString('en')} rows are the same at both ends; ${already} were there before.`,
      );
    } finally {
      await to.stop();
    }
  } finally {
    await from.stop();
  }
  const folder = dataDir && resolve(dataDir);
  if (folder) {
    const { files, already } = await moveFiles(foldersOf(source.dataDir).uploads, foldersOf(folder).uploads);
    say(`Uploaded pictures in ${folder}: ${files.toLocaleString('en')}, of which ${already} were there before.`);
  }
  const settings = [isUrl ? 'DATABASE_URL set to the target' : 'no DATABASE_URL'];
  if (folder) settings.push(`DATA_DIR set to ${folder}`);
  say(`Start Cubby with ${settings.join(' and ')}.`);
}
