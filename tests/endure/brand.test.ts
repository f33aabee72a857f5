import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as brand from '../../design-system/src/tokens/brand.ts';
import { otherBrand, tracesOf } from '../harness/other-brand.ts';

/*
 * Everything that is built, under another brand: a checkout of the working tree gets another `brand.ts`, both sites and
 * Storybook are built there, and their files are searched for our hues and typefaces. Text is set in our headings'
 * typeface, because a new one would have to be fetched.
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cubby-brand-'));
const checkout = join(folder, 'checkout');
const { heading, text } = brand.typefaces;

function run(program: string, ...given: string[]): string {
  return execFileSync(program, given, { cwd: program === 'git' ? ROOT : checkout, encoding: 'utf8', stdio: 'pipe' });
}

beforeAll(() => {
  // The working tree as a commit; nothing if it has no changes.
  run('git', 'worktree', 'add', '--quiet', '--detach', checkout, run('git', 'stash', 'create').trim() || 'HEAD');
  const other = Object.entries(otherBrand(brand, heading)).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;\n`,
  );
  writeFileSync(join(checkout, 'design-system/src/tokens/brand.ts'), other.join(''));
  run(process.execPath, 'cubby.mjs', 'test', 'design-tokens', '-u');
  run(process.execPath, 'cubby.mjs', 'build');
  run(process.execPath, 'cubby.mjs', 'storybook', 'build', '--output-dir', join(checkout, 'storybook/dist'));
});

afterAll(() => {
  run('git', 'worktree', 'remove', '--force', checkout);
  rmSync(folder, { recursive: true, force: true });
});

it('leaves nothing of ours in the sites and in Storybook', () => {
  const files = globSync('{customer,backoffice,storybook}/dist/**/*.{js,css,html,svg,json,webmanifest}', {
    cwd: checkout,
  });
  expect(files.length).toBeGreaterThan(300);
  const ours = { ...brand, typefaces: { ...brand.typefaces, heading: text } } as unknown as typeof brand;
  const found = files.flatMap((file) =>
    tracesOf(ours, readFileSync(join(checkout, file), 'utf8')).map((trace) => `${file}: ${trace}`),
  );
  expect(found).toEqual([]);
  const fonts = globSync('{customer,backoffice}/dist/assets/*.woff2', { cwd: checkout });
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((file) => file.includes(text.source))).toEqual([]);
});
