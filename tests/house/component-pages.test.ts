import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LAID_OUT_BY_WIDTH } from '../../design-system/testing/variants.ts';
import { ROOT } from './imports.ts';

const HEADINGS = [
  'When to use it',
  'When not',
  'Anatomy',
  'States',
  'Words',
  'Accessibility',
  'Do and don’t',
  'Status',
];

const SOURCES = join(ROOT, 'design-system/src');
/** All components, as `actions/BackLink`; the pages of the foundations are stories. */
const components = globSync('*/*.stories.tsx', { cwd: SOURCES })
  .filter((file) => !file.startsWith('foundations/'))
  .map((file) => file.replace('.stories.tsx', ''))
  .sort();
const written = components.filter((name) => existsSync(join(SOURCES, `${name}.mdx`)));
const read = (file: string) => readFileSync(join(SOURCES, file), 'utf8');
const storiesOf = (name: string) =>
  [...read(`${name}.stories.tsx`).matchAll(/^export const (\w+)/gm)].map(([, story = '']) => story);

describe('every component', () => {
  it('has a page beside it, with the same headings in the same order', () => {
    expect(components.length).toBeGreaterThan(60);
    expect(components.filter((name) => !written.includes(name))).toEqual([]);
    const headings = Object.fromEntries(
      written.map((name) => [name, [...read(`${name}.mdx`).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)]),
    );
    expect(headings).toEqual(Object.fromEntries(written.map((name) => [name, HEADINGS])));
  });

  it('is tested at a desk, too, if its layout depends on the width', () => {
    const own = components.filter((name) => existsSync(join(SOURCES, `${name}.tsx`)));
    const byWidth = own.filter((name) => /breakpoints|useMediaQuery|\b(xs|sm|md|lg):/.test(read(`${name}.tsx`)));
    expect(byWidth.map((name) => basename(name)).sort()).toEqual(LAID_OUT_BY_WIDTH);
  });

  it('has a default state that nothing has touched: what it does when used is a story of its own', () => {
    const played = components.filter((name) => {
      const [story = ''] = /^export const Default\b[\s\S]*?;$/m.exec(read(`${name}.stories.tsx`)) ?? [];
      return /^ {2}play\b/m.test(story);
    });
    expect(played).toEqual([]);
  });
});

describe('a component’s page', () => {
  const pages = written.map((name) => ({ name, text: read(`${name}.mdx`) }));

  it('shows the default with its code, its props, and stories that exist', () => {
    const incomplete = pages.filter(
      ({ text }) => !/<Canvas of=\{Stories\.Default\} sourceState="shown"/.test(text) || !text.includes('<Controls />'),
    );
    expect(incomplete.map(({ name }) => name)).toEqual([]);
    const missing = pages.flatMap(({ name, text }) =>
      [...text.matchAll(/of=\{Stories\.(\w+)\}/g)]
        .filter(([, story = '']) => !storiesOf(name).includes(story))
        .map(([, story]) => `${name}: ${story}`),
    );
    expect(missing).toEqual([]);
  });

  it('has a good and a bad example', () => {
    const lacking = pages.filter(({ text }) => !/<Do text=/.test(text) || !/<Dont text=/.test(text));
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  it('links to components that exist', () => {
    const known = components.map(idOf);
    const dead = pages.flatMap(({ name, text }) =>
      [...text.matchAll(/\?path=\/(?:docs|story)\/(components-[\w-]+?)--/g)]
        .filter(([, id = '']) => !known.includes(id))
        .map(([, id]) => `${name}: ${id}`),
    );
    expect(dead).toEqual([]);
  });
});

/** Returns the start of a component's address in Storybook: `components-mui-button`. */
function idOf(name: string): string {
  const shelf = name.startsWith('material/') ? 'mui' : name.split('/')[0];
  return `components-${shelf}-${basename(name).toLowerCase()}`;
}
