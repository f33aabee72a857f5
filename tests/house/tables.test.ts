import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, sources } from './imports.ts';

const WRITES = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\('(\w+)/g,
  /\b(?:insert into|update|delete from) (\w+)(?= (?:set|where|\(|\$\{|\w+\s|\w+$))/gim,
];

/** Returns the room of a server file: its wing and its noun. */
function roomOf(path: string): string {
  return relative(ROOT, path).split('/').slice(2, 4).join('/');
}

/** Returns each table with the rooms that write to it. */
function writers(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const path of sources('api/server')) {
    // Comments also mention updates.
    const text = readFileSync(path, 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
    for (const pattern of WRITES)
      for (const [, table = ''] of text.matchAll(pattern)) {
        const rooms = found.get(table) ?? new Set<string>();
        found.set(table, rooms.add(roomOf(path)));
      }
  }
  return found;
}

it('every table is written by one room', () => {
  const found = writers();
  expect(found.size).toBeGreaterThan(25);
  const shared = [...found].filter(([, rooms]) => rooms.size > 1).map(([table, rooms]) => [table, ...rooms]);
  expect(shared).toEqual([]);
});
