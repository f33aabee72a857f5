import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Import, imports, ROOT, sources } from './imports.ts';

function offenders(folder: string, isAllowed: (each: Import) => boolean): string[] {
  return imports(folder)
    .filter((each) => !isAllowed(each))
    .map(({ file, target }) => `${file} → ${target}`);
}

/** Returns the manifest of a package. */
function manifestOf(folder: string): Record<'dependencies' | 'devDependencies', Record<string, string> | undefined> {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
}

/** Returns the room of a path below `base`: `api/server/bookings/store.ts` below `api/server` is `bookings`. */
function roomOf(path: string, base: string): string {
  return path.slice(base.length + 1).split('/')[0] ?? '';
}

/** Tells whether a room of the API renders something, and so may use the design system's values. */
function readsTokens({ file, target }: Import): boolean {
  if (/^@cubby\/design-system\/(paints|map-style)$/.test(target)) return file.startsWith('api/drawings/');
  const draws = /^api\/(mails|papers|drawings|server\/platform\/mail)\//.test(file);
  return draws && target === '@cubby/design-system/tokens';
}

describe('the house', () => {
  it('lets the contract import only its libraries and phrases', () => {
    const libraries = /^(superstruct|libphonenumber-js|linkify-it|date-fns(-tz)?\/\w+)$/;
    const phrases = /^api\/words\/(declared\.ts|phrases\.ts|\w+\/phrases\.json)$/;
    const allowed = ({ target }: Import) =>
      target.startsWith('api/contract/') || libraries.test(target) || phrases.test(target);
    expect(offenders('api/contract', allowed)).toEqual([]);
  });

  it('keeps the words free of everything but each other and the library that fills them in', () => {
    const allowed = ({ file, target }: Import) =>
      file === 'api/words/declared.ts' || target.startsWith('api/words/') || target === 'node-polyglot';
    expect(offenders('api/words', allowed)).toEqual([]);
  });

  it('lets the client import only the contract', () => {
    const allowed = ({ target }: Import) =>
      /^api\/(contract|client)\//.test(target) || /^(superstruct|eventsource-parser)(\/|$)/.test(target);
    expect(offenders('api/client', allowed)).toEqual([]);
  });

  it('lets the server import only the contract, mails, papers, words and libraries: no client, no site, no demo', () => {
    const allowed = (each: Import) =>
      /^api\/(contract|mails|papers|server|words)\//.test(each.target) ||
      !/^(api|customer|backoffice|design-system|tests)\/|^@cubby\//.test(each.target) ||
      readsTokens(each);
    expect(offenders('api/server', allowed)).toEqual([]);
  });

  it('loads the demo network and the drawings only when they are wanted', () => {
    const text = readFileSync(join(ROOT, 'api/main.ts'), 'utf8');
    const early = [...text.matchAll(/^import .*'(\.\/(?:demo|drawings)\/[^']*)'/gm)].map(([, target]) => target);
    expect(early).toEqual([]);
    expect(text).toContain("import('./demo/");
  });

  it('lets pictures, mails, papers and the outbox import the design system’s tokens, and the API nothing else of it', () => {
    const known = ({ target }: Import) => !/design-system/.test(target);
    expect(offenders('api', (each) => known(each) || readsTokens(each))).toEqual([]);
  });

  it('loads the outbox’s page on demand, so that a start does not load the tokens', () => {
    const text = readFileSync(join(ROOT, 'api/server/platform/mail/outbox.ts'), 'utf8');
    expect(text).not.toMatch(/^import .*outbox-page/m);
    expect(text).toContain("import('./outbox-page.ts')");
  });

  it('loads the AWS SDK only for a bucket, so that a start without MEDIA_URL does not', () => {
    const loading = ({ file, target }: Import) =>
      !target.startsWith('@aws-sdk/') || file === 'api/server/platform/media/bucket-storage.ts';
    expect(offenders('api', loading)).toEqual([]);
    const importing = imports('api').filter(({ target }) => target.endsWith('/media/bucket-storage.ts'));
    expect(importing.map(({ file }) => file)).toEqual(['api/server/platform/media/open-media.ts']);
    const text = readFileSync(join(ROOT, 'api/server/platform/media/open-media.ts'), 'utf8');
    expect(text).toContain("import('./bucket-storage.ts')");
    expect(text).not.toMatch(/^import .*bucket-storage/m);
  });

  it('renders emails on demand, so that a start does not load React', () => {
    const drawing = ({ target }: Import) => !target.startsWith('api/mails/html/');
    const composing = 'api/server/platform/mail/compose-mail.ts';
    const drawers = ['mail-html.ts', 'qr-picture.ts'];
    expect(offenders('api/server', drawing).sort()).toEqual(
      drawers.map((name) => `${composing} → api/mails/html/${name}`),
    );
    const text = readFileSync(join(ROOT, composing), 'utf8');
    for (const name of drawers) expect(text).toContain(` import('../../../mails/html/${name}')`);
  });

  it('keeps the tokens free of other imports', () => {
    const base = 'design-system/src/tokens/';
    expect(imports(base).length).toBeGreaterThan(0);
    expect(offenders(base, ({ target }) => target.startsWith(base))).toEqual([]);
  });

  it('keeps the map’s style free of everything but the tokens, so that the server can render with it', () => {
    const base = 'design-system/src/map/style/';
    const allowed = ({ target }: Import) =>
      target.startsWith(base) ||
      target.startsWith('design-system/src/tokens/') ||
      ['@maplibre/maplibre-gl-style-spec', 'geojson'].includes(target);
    expect(imports(base).length).toBeGreaterThan(0);
    expect(offenders(base, allowed)).toEqual([]);
  });

  it('limits paints to the pictures: a screen names the purpose of a colour', () => {
    const paints = /^@cubby\/design-system\/paints$|^design-system\/src\/tokens\/paints\//;
    const mayPaint = ({ file }: Import) => /^(api\/drawings|design-system\/src\/tokens\/paints)\//.test(file);
    const rooms = ['api', 'design-system/src', 'customer/src', 'backoffice/src'];
    expect(rooms.flatMap((room) => offenders(room, (each) => mayPaint(each) || !paints.test(each.target)))).toEqual([]);
  });

  it('keeps mails pure: they import the contract, words and no server, clock or database', () => {
    const allowed = ({ file, target }: Import) =>
      /^api\/(contract|words|mails)\//.test(target) ||
      /^(date-fns\/\w+|ics|@cubby\/design-system\/tokens)$/.test(target) ||
      (/^(react|react-dom\/server|@react-email\/\w+|qr)$/.test(target) && /^api\/mails\/(html|stories)\//.test(file)) ||
      (target === '@storybook/react-vite' && file.startsWith('api/mails/stories/'));
    expect(offenders('api/mails', allowed)).toEqual([]);
  });

  it('keeps papers pure: they import the contract and words, and no server, clock or database', () => {
    const libraries = ['pdfkit', 'fontkit', 'subset-font', 'bidi-js', '@cubby/design-system/tokens'];
    const typeface = ['node:fs', 'node:module', 'node:zlib'];
    const allowed = ({ target }: Import) =>
      /^api\/(contract|papers|words)\//.test(target) || [...libraries, ...typeface].includes(target);
    expect(offenders('api/papers', allowed)).toEqual([]);
  });

  it('lets no noun of the server import another noun’s store', () => {
    const base = 'api/server';
    const nounOf = (path: string) =>
      path
        .slice(base.length + 1)
        .split('/')
        .slice(0, 2)
        .join('/');
    const allowed = ({ file, target }: Import) =>
      !target.startsWith(base) || !/[/-]store\.ts$/.test(target) || nounOf(file) === nounOf(target);
    expect(offenders(base, allowed)).toEqual([]);
  });

  it('lets the wings of the server import in one direction only', () => {
    // In the order of docs/architecture.md: each may import those before it.
    const order = ['platform', 'people', 'catalogue', 'money', 'offers', 'stays', 'care', 'site'];
    const base = 'api/server';
    const floor = (path: string) => order.indexOf(roomOf(path, base));
    const isAtTheTop = (path: string) => /\.ts$/.test(roomOf(path, base));
    const allowed = ({ file, target }: Import) =>
      !target.startsWith(`${base}/`) || isAtTheTop(file) || (floor(target) >= 0 && floor(target) <= floor(file));
    expect(offenders(base, allowed)).toEqual([]);
    const wings = readdirSync(join(ROOT, base), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(wings.map(({ name }) => name).sort()).toEqual([...order].sort());
  });

  it('starts every transaction through the database, so that nothing in it bypasses it', () => {
    const begins = /\.(transaction|startTransaction)\(\)/;
    const files = sources('api/server').filter((path) => !path.startsWith(join(ROOT, 'api/server/platform/database/')));
    expect(files.filter((path) => begins.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('keeps the design system free of the API, fetching, routing and environment, in its stories and tests too', () => {
    const allowed = ({ target }: Import) =>
      !/^(swr|wouter|react-router|react-admin|@cubby\/)/.test(target) &&
      !/^(api|customer|backoffice|tests)\//.test(target);
    expect(offenders('design-system', allowed)).toEqual([]);
  });

  it('lets packages depend on those below them only: the design system, then the API, then the sites', () => {
    const order = ['design-system', 'api', 'customer', 'backoffice', 'tests'];
    const below = order.map((name) => {
      const { dependencies = {}, devDependencies = {} } = manifestOf(name);
      const own = Object.keys({ ...dependencies, ...devDependencies }).filter((each) => each.startsWith('@cubby/'));
      return [name, own.map((each) => each.replace('@cubby/', ''))] as const;
    });
    for (const [name, packages] of below)
      for (const each of packages) expect(order.indexOf(each), `${name} → ${each}`).toBeLessThan(order.indexOf(name));
  });

  it('runs on packages that `npm start` installs: tools and tests are development dependencies', () => {
    const packageOf = (target: string) => target.split('/', target.startsWith('@') ? 2 : 1).join('/');
    const isForTests = (file: string) => /^[\w-]+\/testing\//.test(file);
    for (const name of ['api', 'design-system', 'customer', 'backoffice']) {
      const { devDependencies = {} } = manifestOf(name);
      const allowed = ({ file, target }: Import) => isForTests(file) || !(packageOf(target) in devDependencies);
      expect(offenders(name, allowed), name).toEqual([]);
    }
    const { devDependencies = {} } = manifestOf('.');
    const build = ['dev.ts', 'vite.shared.ts', 'customer/vite.config.ts', 'backoffice/vite.config.ts'];
    const texts = build.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
    expect(Object.keys(devDependencies).filter((each) => texts.includes(`'${each}'`))).toEqual([]);
  });

  it('lets a feature of the customer site import itself and the shared library only', () => {
    const base = 'customer/src';
    const shared = new Set(['lib', 'locales']);
    const allowed = ({ file, target }: Import) => {
      if (!target.startsWith(`${base}/`)) return !/^(api|backoffice|design-system)\//.test(target);
      const [from, to] = [roomOf(file, base), roomOf(target, base)];
      const atTheTop = /\.tsx?$/.test(from);
      return from === to || shared.has(to) || atTheTop;
    };
    expect(offenders(base, allowed)).toEqual([]);
  });

  it('keeps the two consoles of the back office apart', () => {
    const allowed = ({ file, target }: Import) =>
      !(file.startsWith('backoffice/src/admin/') && target.startsWith('backoffice/src/host/')) &&
      !(file.startsWith('backoffice/src/host/') && target.startsWith('backoffice/src/admin/'));
    expect(offenders('backoffice/src', allowed)).toEqual([]);
  });

  it('keeps what both consoles share free of either', () => {
    const allowed = ({ file, target }: Import) =>
      !/^backoffice\/src\/(shared|lib)\//.test(file) || !/^backoffice\/src\/(admin|host)\//.test(target);
    expect(offenders('backoffice/src', allowed)).toEqual([]);
    const upwards = ({ file, target }: Import) =>
      file.startsWith('backoffice/src/lib/') && target.startsWith('backoffice/src/shared/');
    expect(offenders('backoffice/src', (each) => !upwards(each))).toEqual([]);
  });

  it('has its rooms at the top level and nothing else but tool files', () => {
    const rooms = ['.ci', '.storybook', '.vscode', 'api', 'backoffice', 'customer', 'design-system', 'docs', 'tests'];
    const folders = readdirSync(ROOT, { withFileTypes: true })
      .filter(
        (entry) =>
          entry.isDirectory() &&
          !/^(\.git|node_modules|test-results|storybook-static|\.data.*|\.cache)$/.test(entry.name),
      )
      .map(({ name }) => name);
    expect(folders.sort()).toEqual(rooms);
  });
});
