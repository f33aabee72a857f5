import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { imports } from './imports.ts';

const API = ['contract', 'demo', 'doctor', 'drawings', 'mails', 'server'].map((room) => `api/${room}`);
const PACKAGES = [...API, 'backoffice/src', 'customer/src', 'design-system/src', 'tests'];

/** Returns the folder of a file, cut to so many levels below the package; a file at its top is a room of its own. */
function roomAt(path: string, base: string, depth: number): string {
  const folder = dirname(path).slice(base.length + 1);
  return folder === '' ? path.slice(base.length + 1) : folder.split('/').slice(0, depth).join('/');
}

/** Returns each room with the rooms it imports from, and one such import as evidence. */
function arrows(base: string, depth: number): Map<string, Map<string, string>> {
  const all = new Map<string, Map<string, string>>();
  for (const { file, target } of imports(base)) {
    if (!target.startsWith(`${base}/`)) continue;
    const [from, to] = [roomAt(file, base, depth), roomAt(target, base, depth)];
    if (from === to) continue;
    const known = all.get(from) ?? new Map<string, string>();
    known.set(to, known.get(to) ?? `${file} → ${target}`);
    all.set(from, known);
  }
  return all;
}

/** Returns a path from each room back to itself, as a list of imports. */
function circles(graph: Map<string, Map<string, string>>): string[][] {
  const found: string[][] = [];
  for (const start of graph.keys()) {
    const ways: string[][] = [...(graph.get(start) ?? [])].map(([to, why]) => [to, why]);
    const seen = new Set<string>();
    for (let way = ways.shift(); way; way = ways.shift()) {
      const [room = '', ...steps] = way;
      if (room === start) {
        found.push(steps);
        break;
      }
      if (seen.has(room)) continue;
      seen.add(room);
      for (const [to, why] of graph.get(room) ?? []) ways.push([to, ...steps, why]);
    }
  }
  return found;
}

describe('imports between the folders of a package', () => {
  it.each(PACKAGES)('contain no cycle, at any depth: %s', (base) => {
    for (const depth of [1, 2, 3, 4]) expect(circles(arrows(base, depth)), `depth ${depth}`).toEqual([]);
  });

  it('with a cycle would be noticed', () => {
    const graph = new Map([
      ['a', new Map([['b', 'a → b']])],
      ['b', new Map([['c', 'b → c']])],
      ['c', new Map([['a', 'c → a']])],
    ]);
    expect(circles(graph)[0]).toEqual(['a → b', 'b → c', 'c → a']);
  });
});
