import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typefaces } from '@cubby/design-system/tokens';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/*
 * The design system as others get it: packed by `npm run pack`, and installed in an empty app of Vite's. There is no
 * network here, so the packages that npm would fetch beside it are those of the design system itself.
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DESIGN_SYSTEM = join(ROOT, 'design-system');
const folder = mkdtempSync(join(tmpdir(), 'cubby-package-'));
const app = join(folder, 'app');
const installed = join(app, 'node_modules/@cubby/design-system');

beforeAll(() => {
  run('cubby.mjs', ['pack', '--silent', '--pack-destination', folder]);
  const [packed = ''] = globSync('*.tgz', { cwd: folder });
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, packed), '-C', installed, '--strip-components', '1']);
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) link(DESIGN_SYSTEM, name);
  for (const name of ['@types/react', '@types/react-dom', 'vite']) link(ROOT, name);
  cpSync(join(ROOT, 'tests/faults/package-app'), app, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the packed design system', () => {
  it('has its documents and no sources, stories or tests', () => {
    const files = globSync('**/*.*', { cwd: installed });
    expect(files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'README.md', 'tokens.css', 'tokens.json']));
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.(stories|test)\./.test(file))).toEqual([]);
  });

  it('has types that an app is checked against', () => {
    run('node_modules/typescript/bin/tsc', ['--project', app]);
  });

  it('builds into an app with its styles, typefaces, map worker and coast', async () => {
    // Silent: MUI's `use client` has no effect in a browser, and the bundler would say so for each file.
    await build({ root: app, configFile: false, logLevel: 'silent' });
    const files = globSync('dist/assets/*', { cwd: app });
    for (const name of [
      /maplibre-gl-worker.*\.mjs$/,
      /land-50m.*\.json$/,
      new RegExp(`${typefaces.text.source}.*\\.woff2$`),
      /\.css$/,
    ])
      expect(files).toContainEqual(expect.stringMatching(name));
    const styles = files.filter((file) => file.endsWith('.css')).map((file) => readFileSync(join(app, file), 'utf8'));
    expect(styles.join()).toMatch(/\[data-mode=["']?dark["']?\]\s*\{.*--cubby-colour-surface:/s);
  });

  it('renders on a server without any bundler', () => {
    writeFileSync(join(app, 'server.mjs'), SERVER);
    expect(run(join(app, 'server.mjs'))).toContain('role="progressbar"');
  });
});

const SERVER = `
  import { createElement as element } from 'react';
  import { renderToString } from 'react-dom/server';
  import { CubbyTheme, Meter } from '@cubby/design-system';
  const meter = element(Meter, { label: 'Bags', done: 1, all: 2, text: '1 of 2' });
  process.stdout.write(renderToString(element(CubbyTheme, null, meter)));
`;

function link(from: string, name: string): void {
  const place = join(app, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(from, 'node_modules', name), place);
}

function run(program: string, args: string[] = []): string {
  return execFileSync(process.execPath, [program, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
