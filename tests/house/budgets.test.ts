import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isTestedIn, VARIANTS } from '../../design-system/testing/variants.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Upper limits for the tests that slow down a whole run. */
const BUDGETS = {
  /** Stories in Chromium, counted for each mode and language they are rendered in: a quarter of a second each, a page half a second. */
  renders: 717,
  /** Lines of tests that start a server as a separate process: two to seven seconds each. */
  starts: 32,
};

/** The number of journeys is checked where they run (`tests/run.ts`): listing them takes as long as several of them. */
describe('a whole run stays within its budget', () => {
  it('renders no more stories than fit into two minutes and a half', () => {
    const { renders } = BUDGETS;
    const shown = countRenders();
    expect(shown).toBeGreaterThan(300);
    expect(
      shown,
      `There are ${shown} renders of stories, and there is time for ${renders}. Show the new state within a story that ` +
        'is there already, or give it a name that is not shown in every surrounding (design-system/testing/variants.ts).',
    ).toBeLessThanOrEqual(renders);
  });

  it('starts no more servers than fit into two minutes', () => {
    const { starts } = BUDGETS;
    const written = countStarts();
    expect(written).toBeGreaterThan(10);
    expect(
      written,
      `Servers are started in ${written} lines of the tests, and there is time for ${starts}. Ask a server that runs ` +
        'already, or test it by `startTestServer`, which starts no process.',
    ).toBeLessThanOrEqual(starts);
  });
});

const STORIES = '{design-system/src,api/mails,customer/src,backoffice/src,.storybook/papers}/**/*.stories.tsx';

/** Counts the stories of all files, once for each variant they are tested in. */
function countRenders(): number {
  const variants = Object.keys(VARIANTS);
  const rendersOf = (file: string) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^export const (\w+)/gm)]
      .map(([, name = '']) => variants.filter((variant) => isTestedIn(variant, name, file)).length)
      .reduce((sum, renders) => sum + renders, 0);
  return globSync(STORIES, { cwd: ROOT }).reduce((sum, file) => sum + rendersOf(file), 0);
}

function countStarts(): number {
  const files = globSync('tests/{faults,journeys}/**/*.ts', { cwd: ROOT });
  return files.reduce((sum, file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return sum + [...text.matchAll(/\b(?:startCubby|start|startTwo|startDev)\(/g)].length;
  }, 0);
}
