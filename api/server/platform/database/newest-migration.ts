import { readdirSync } from 'node:fs';

const FOLDER = new URL('./migrations/', import.meta.url);

/** Returns the name of the newest migration: a database that has it has all of them. */
export function newestMigration(): string {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
  return names.sort().at(-1) ?? '';
}
