import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BOOKING_TRANSITIONS, RETENTION_DAYS } from '@cubby/api';
import { describe, expect, it } from 'vitest';
import { SETTING_NAMES } from '../../api/server/platform/settings/misspelt-settings.ts';
import { imports, ROOT, sources } from './imports.ts';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'backoffice/README.md',
  ...globSync('docs/**/*.md', { cwd: ROOT }),
];
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
/** Decisions tell what was: their paths may have moved since. */
const CURRENT = DOCUMENTS.filter((path) => !/CHANGELOG|decisions\/\d/.test(path));

/** The folders below one. */
function rooms(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

describe('the documents', () => {
  it('link to what exists', () => {
    const dead = DOCUMENTS.flatMap((path) =>
      [...read(path).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(join(ROOT, dirname(path), target)))
        .map((target) => `${path}: ${target}`),
    );
    expect(dead).toEqual([]);
  });

  it('name paths that exist', () => {
    // A site's rooms are written as the site's own code sees them.
    const bases = ['', 'customer/src', 'backoffice/src'];
    const named = CURRENT.flatMap((path) =>
      [...read(path).matchAll(/`((?:[\w.@-]+\/)+[\w.@-]*)`/g)].map(([, target = '']) => ({ path, target })),
    ).filter(({ target }) => !/^(@|\.|admin\.|application\/)/.test(target));
    expect(named.length).toBeGreaterThan(200);
    const missing = named.filter(({ target }) => !bases.some((base) => existsSync(join(ROOT, base, target))));
    expect(missing).toEqual([]);
  });

  it('say how long each kind of row is kept', () => {
    const listed = [...read('docs/operations.md').matchAll(/^\| `(\w+)` \| (\w[\w ]*) \|/gm)];
    const said = Object.fromEntries(listed.map(([, kind, days]) => [kind, days === 'an hour' ? 1 / 24 : Number(days)]));
    expect(said).toMatchObject(RETENTION_DAYS);
  });

  it('name commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = CURRENT.flatMap((path) =>
      [...read(path).matchAll(/\bnpm (?:run )?([a-z]+)/g)].map(([, script = '']) => script),
    );
    expect([...new Set(named)].filter((script) => !(script in scripts))).toEqual([]);
    // The README lists them all, each once.
    const listed = [...read('README.md').matchAll(/^\| `npm (?:run )?([a-z]+)/gm)].map(([, script]) => script);
    expect(listed.sort()).toEqual(Object.keys(scripts).sort());
  });

  it('are short enough to be read', () => {
    const words = (path: string) => read(path).split(/\s+/).filter(Boolean).length;
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(120);
    expect(words('CONTRIBUTING.md')).toBeLessThan(1200);
    expect(words('SECURITY.md')).toBeLessThan(600);
  });

  it('describe each setting the server reads, and none it does not', () => {
    const code = [...sources('api/server/platform/settings'), join(ROOT, 'api/main.ts')]
      .filter((path) => !path.endsWith('misspelt-settings.ts'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const described = [...read('docs/settings.md').matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
    );
    // Both providers' settings are read by one function, which is given `GOOGLE` or `APPLE`.
    const isRead = (name: string) => {
      const [prefix, ...rest] = name.split('_');
      return code.includes(name) || (code.includes(`'${prefix}'`) && code.includes(`_${rest.join('_')}\``));
    };
    expect(described.filter((name) => !isRead(name))).toEqual([]);
    expect(described.toSorted()).toEqual(SETTING_NAMES.toSorted());
    const used = [...code.matchAll(/\benv(?:, '|\.|\[')([A-Z][A-Z_]+)\b/g)].map(([, name = '']) => name);
    const isDescribed = (name: string) => described.some((each) => each === name || each.startsWith(`${name}_`));
    expect([...new Set(used)].filter((name) => !isDescribed(name))).toEqual([]);
  });
});

describe('the architecture as drawn', () => {
  const drawn = read('docs/architecture.md');

  it('has every arrow between the packages, and no other', () => {
    const parts = [
      ...rooms('api').map((room) => `api/${room}`),
      'api/main.ts',
      'design-system',
      'customer',
      'backoffice',
    ];
    const partOf = (path: string) => {
      const own = path.replace(/^@cubby\/api\/client.*/, 'api/client').replace(/^@cubby\/api$/, 'api/contract');
      return parts.find((part) => own === part || own.startsWith(`${part}/`) || own.startsWith(`@cubby/${part}`));
    };
    const real = ['api', 'design-system/src', 'customer/src', 'backoffice/src']
      .flatMap((folder) => imports(folder))
      .filter(({ file }) => !file.startsWith('api/testing/'))
      .map(({ file, target }) => [partOf(file), partOf(target)])
      .filter(([from, to]) => from && to && from !== to)
      .map((arrow) => arrow.join(' --> '));
    const arrows = [...drawn.matchAll(/^ {2}([\w./-]+ --> [\w./-]+)$/gm)].map(([, arrow = '']) => arrow);
    expect(arrows.sort()).toEqual([...new Set(real)].sort());
  });

  it('has every wing of the server and every room in it', () => {
    const rows = [...drawn.matchAll(/^\| `([a-z]+)` \| (.+) \|$/gm)];
    const wings = Object.fromEntries(rows.map(([, wing, names = '']) => [wing, names.replaceAll('`', '').split(', ')]));
    expect(wings).toEqual(Object.fromEntries(rooms('api/server').map((wing) => [wing, rooms(`api/server/${wing}`)])));
  });

  it('has every room that the sites share', () => {
    for (const [site, folders] of [
      ['customer/src', ['lib']],
      ['backoffice/src', ['lib', 'shared']],
    ] as const)
      for (const folder of folders) {
        const missing = rooms(`${site}/${folder}`).filter((room) => !drawn.includes(`\`${folder}/${room}\``));
        expect(missing, `${site}/${folder}`).toEqual([]);
      }
  });

  it('has every step of a booking’s life, and no other', () => {
    const steps = Object.entries(BOOKING_TRANSITIONS).flatMap(([step, { from, to }]) =>
      from.map((state) => `${state} --> ${to}: ${step}`),
    );
    const pictured = [...drawn.matchAll(/^ {2}(\w+ --> \w+: \w+)$/gm)].map(([, step = '']) => step);
    expect(pictured.sort()).toEqual(steps.sort());
  });
});
