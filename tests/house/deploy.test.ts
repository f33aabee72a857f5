import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './imports.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const CONTAINERFILE = read('docs/deploy/Containerfile');
const UNIT = read('docs/deploy/cubby@.service');

describe('the examples of docs/deploy', () => {
  it('start the server as `npm start` does', () => {
    const [, flags = ''] = read('cubby.mjs').match(/serverFlags = \[(.*)\]/) ?? [];
    const start = [...flags.matchAll(/'(.*?)'/g)].map(([, flag]) => flag).concat('api/main.ts');
    expect(start.length).toBeGreaterThan(1);
    expect(UNIT).toContain(`/bin/node ${start.join(' ')}\n`);
    expect(CONTAINERFILE).toContain(`CMD ${JSON.stringify(['node', ...start]).replaceAll(',', ', ')}`);
  });

  it('copy what is there', () => {
    const copied = [...CONTAINERFILE.matchAll(/^COPY --from=build \/cubby\/(\S+)/gm)].map(([, path = '']) => path);
    expect(copied).toContain('api');
    const built = /^node_modules$|\/dist$/;
    expect(copied.filter((path) => !built.test(path) && !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('name settings that exist', () => {
    const [compose = ''] = read('docs/deploy/compose.yaml').split('\n  database:');
    const inCompose = [...compose.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
    const inUnit = [...UNIT.matchAll(/^Environment=(.*)/gm)].flatMap(([, pairs = '']) => pairs.split(' '));
    const inImage = [...CONTAINERFILE.matchAll(/^ENV (.*)/gm)].flatMap(([, pairs = '']) => pairs.split(' '));
    const names = [...inUnit, ...inImage].map((pair) => pair.split('=')[0]).concat(inCompose);
    expect(names).toContain('DATABASE_URL');
    const settings = read('docs/settings.md');
    const own = (name: string | undefined) => name !== 'NODE_COMPILE_CACHE' && !settings.includes(`\`${name}\``);
    expect(names.filter(own)).toEqual([]);
  });
});
