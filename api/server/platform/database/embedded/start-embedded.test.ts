import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { startEmbedded } from './start-embedded.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['of PGlite', 'database', '18', /contains a database of PGlite.*Set DATA_DIR to an empty folder/],
  [
    'of another major version',
    'postgresql',
    '17',
    /PostgreSQL 17; .* runs PostgreSQL 18\. Move it to a PostgreSQL of your own/,
  ],
])('a database %s is not touched, and the message says what to do', async (_which, name, version, says) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cubby-other-'));
  folders.push(dataDir);
  mkdirSync(join(dataDir, name));
  writeFileSync(join(dataDir, name, 'PG_VERSION'), `${version}\n`);
  await expect(startEmbedded(dataDir, () => {})).rejects.toThrow(says);
  expect(readdirSync(dataDir)).toEqual([name]);
  expect(readdirSync(join(dataDir, name))).toEqual(['PG_VERSION']);
});
