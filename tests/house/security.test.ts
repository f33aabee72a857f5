import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REQUIREMENTS } from './asvs.ts';
import { ROOT, sources } from './imports.ts';

const text = readFileSync(join(ROOT, 'docs/security/asvs.md'), 'utf8');

const STATES = ['met', 'partly', 'not met', 'does not apply'];
/** Marks a row that no test covers. */
const UNTESTED = /\bnot tested\b/;
/** A test file and the titles of the tests meant. */
const TESTS = /`([^`]+\.(?:test|spec)\.tsx?)`(?:: ("[^"]+"(?:, "[^"]+")*))?/g;

interface Row {
  ids: string;
  asks: string;
  state: string;
  /** The place where it is implemented, or the reason it is not. */
  where: string;
  tested: string;
}

/** The rows of all tables that begin with an id of the standard. */
const rows: Row[] = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => {
    const [ids = '', asks = '', state = '', where = '', tested = ''] = line.slice(2, -2).split(' | ');
    return { ids, asks, state, where, tested };
  });

/** Expands `1.2.3`, `1.2.3, 1.2.5` and `1.2.3 – 1.2.5` into single ids. */
function spelledOut(ids: string): string[] {
  return ids.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split(' – ');
    const [from, to] = [REQUIREMENTS.indexOf(first), REQUIREMENTS.indexOf(last)];
    return from < 0 || to < from ? [`${part} is no id`] : REQUIREMENTS.slice(from, to + 1);
  });
}

describe('docs/security/asvs.md', () => {
  it('lists each requirement of levels 1 and 2 once, in the order of the standard, and invents none', () => {
    expect(REQUIREMENTS).toHaveLength(253);
    expect(rows.flatMap(({ ids }) => spelledOut(ids))).toEqual(REQUIREMENTS);
  });

  it('states the status and the requirement of each', () => {
    for (const { ids, asks, state, where } of rows) {
      expect(STATES, ids).toContain(state);
      expect(asks, ids).not.toBe('');
      expect(where, ids).not.toMatch(/^–?$/);
    }
  });

  it('states where a met requirement is tested, or that it is not', () => {
    for (const { ids, state, tested } of rows) {
      if (state !== 'met' && state !== 'partly') continue;
      const isNamed = [...tested.matchAll(TESTS)].some(([, , titles]) => titles);
      expect(isNamed || UNTESTED.test(tested), `${ids}: ${tested}`).toBe(true);
    }
  });

  it('refers to existing paths', () => {
    const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.@-]+)+\/?|[\w-]+\.(?:md|ts|mjs|ya?ml|json))`/g)];
    expect(named.length).toBeGreaterThan(100);
    expect(named.map(([, path = '']) => path).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('refers to existing tests, each by its whole title', () => {
    const missing = [...text.matchAll(TESTS)].flatMap(([, path = '', titles]) => {
      const source = existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '';
      const named = titles?.slice(1, -1).split('", "') ?? ['(no title)'];
      return named
        .filter((title) => !["'", '"', '`'].some((quote) => source.includes(quote + title + quote)))
        .map((title) => `${path}: ${title}`);
    });
    expect(missing).toEqual([]);
  });
});

/** Returns the files below some folders, by their paths from the root, that contain a pattern. */
function filesWith(folders: readonly string[], pattern: RegExp): string[] {
  return folders
    .flatMap((folder) => sources(folder))
    .filter((path) => pattern.test(readFileSync(path, 'utf8')))
    .map((path) => relative(ROOT, path));
}

describe('the code', () => {
  const EVERYWHERE = ['api', 'customer/src', 'backoffice/src', 'design-system/src'];

  it('makes no program of a text, and starts none but the bundled PostgreSQL', () => {
    expect(filesWith(EVERYWHERE, /\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(['"`]/)).toEqual([]);
    const starting = filesWith(['api/server', 'api/mails', 'api/papers', 'api/drawings'], /node:(?:child_process|vm)'/);
    expect(starting.filter((file) => !file.startsWith('api/server/platform/database/embedded/'))).toEqual([]);
  });

  it('writes HTML of its own into a page in two places: cleaned posts, and data that is escaped', () => {
    expect(filesWith(EVERYWHERE, /dangerouslySetInnerHTML|\.(?:inner|outer)HTML = |insertAdjacentHTML/)).toEqual([
      'customer/src/blog/PostPage.tsx',
      'customer/src/lib/seo/StructuredData.tsx',
    ]);
  });

  it('makes regular expressions of constants and our own texts alone', () => {
    expect(filesWith(EVERYWHERE, /new RegExp\(/)).toEqual([
      'api/contract/rules/place-phrases.ts',
      'api/contract/structs/team.ts',
      'customer/src/lib/rendering/used-variables.ts',
      'backoffice/src/host/console/people/PersonDialog.tsx',
    ]);
  });

  it('uses no hash that is broken, and checks every certificate', () => {
    expect(filesWith(EVERYWHERE, /['"](?:md5|sha1)['"]|rejectUnauthorized: false|insecureHTTPParser/)).toEqual([]);
  });

  it('is installed from one registry, every package by its checksum', () => {
    const resolutions = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8').match(/^ {4}resolution: .+$/gm) ?? [];
    expect(resolutions.length).toBeGreaterThan(500);
    expect(resolutions.filter((line) => !/^ {4}resolution: \{integrity: sha512-[\w+/=]+\}$/.test(line))).toEqual([]);
  });
});
