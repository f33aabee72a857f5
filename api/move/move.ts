import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type EmbeddedPostgres, startEmbedded } from '../server/platform/database/embedded/start-embedded.ts';
import { openMedia } from '../server/platform/media/open-media.ts';
import type { Config } from '../server/platform/settings/config.ts';
import { bucketAt } from '../server/platform/settings/media-setting.ts';
import { moveDatabase } from './move-database.ts';
import { moveFiles } from './move-files.ts';

const USAGE = `npm run move -- --to postgres://… [--files <folder or bucket>]   to a PostgreSQL, and the uploads elsewhere
npm run move -- --to <folder> [--files <folder or bucket>]       to the bundled PostgreSQL, with that folder as its DATA_DIR
npm run move -- --files s3://bucket/folder                       the uploads to a bucket, by the MEDIA_ settings
npm run move -- --files <folder>                                 the uploads to another DATA_DIR`;

type Source = Pick<
  Config,
  'databaseUrl' | 'databaseOwnerUrl' | 'databaseDirectUrl' | 'dataDir' | 'media' | 'bucketAccess'
>;
type Say = (text: string) => void;

/** No one waits for a picture, and several share the line. */
const MOVING = { patienceMs: 120_000 };

/**
 * Moves the marketplace of these settings: its database, and the uploads where they change their place.
 *
 * @throws Error that says what to do.
 */
export async function move(source: Source, args: string[], say: Say): Promise<void> {
  const { values } = parseArgs({ args, options: { to: { type: 'string' }, files: { type: 'string' } } });
  const { to } = values;
  if (!to && !values.files) throw new Error(`Name the target:\n${USAGE}`);
  const isUrl = /^postgres(ql)?:\/\//.test(to ?? '');
  if (to && !isUrl && /^\w+:\/\//.test(to)) throw new Error(`${to} is not an address of a PostgreSQL.\n${USAGE}`);
  // A new DATA_DIR takes the uploads along; those in a bucket stay there.
  const files = values.files ?? (isUrl || source.media ? undefined : to);
  const target = files === undefined ? null : placeOf(files, source);
  if (to) await moveBetween(source, to, isUrl, say);
  if (target) {
    const moved = await moveFiles(await openMedia(source, MOVING), await openMedia(target, MOVING), say);
    say(
      `${moved.files.toLocaleString('en')} uploaded pictures are the same at both ends; ${moved.already} were there before.`,
    );
  }
  say(`Start Cubby with ${settingsAfter(source, { to, isUrl, files, target }).join(' and ')}.`);
}

async function moveBetween(source: Source, target: string, isUrl: boolean, say: Say): Promise<void> {
  const url = source.databaseOwnerUrl ?? source.databaseDirectUrl ?? source.databaseUrl;
  const from = url ? atUrl(url) : await startEmbedded(source.dataDir, say);
  try {
    const to = isUrl ? atUrl(target) : await startEmbedded(resolve(target), say);
    try {
      const { tables, rows, already } = await moveDatabase(from.addresses.ownerUrl, to.addresses.ownerUrl, say);
      say(
        `${tables} tables with ${rows.toLocaleString('en')} rows are the same at both ends; ${already} were there before.`,
      );
    } finally {
      await to.stop();
    }
  } finally {
    await from.stop();
  }
}

/** A PostgreSQL that runs already. */
function atUrl(url: string): EmbeddedPostgres {
  return { addresses: { url, ownerUrl: url }, stop: async () => {} };
}

type Place = Pick<Config, 'media' | 'dataDir'>;

/** Returns where uploads are to go. @throws Error when they are there already. */
function placeOf(files: string, { media, dataDir, bucketAccess }: Source): Place {
  const place = files.startsWith('s3:')
    ? { dataDir, media: bucketAt(files, bucketAccess, '--files') }
    : { dataDir: resolve(files), media: null };
  const [here, there] = [{ media, dataDir }, place].map((each) => JSON.stringify(each.media ?? each.dataDir));
  if (here === there) throw new Error('Source and target of the uploaded pictures are the same.');
  return place;
}

interface Moved {
  to: string | undefined;
  isUrl: boolean;
  files: string | undefined;
  target: Place | null;
}

function settingsAfter(source: Source, { to, isUrl, files, target }: Moved): string[] {
  const folder = to && !isUrl ? resolve(to) : target && !target.media ? target.dataDir : null;
  return [
    ...(to ? [isUrl ? 'DATABASE_URL set to the target' : 'no DATABASE_URL'] : []),
    ...(folder ? [`DATA_DIR set to ${folder}`] : []),
    ...(target?.media ? [`MEDIA_URL set to ${files}`] : []),
    ...(source.media && target && !target.media ? ['no MEDIA_URL'] : []),
  ];
}
