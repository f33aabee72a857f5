import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isTestedIn, VARIANTS } from '../../design-system/testing/variants.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Upper limits for the tests that slow down a whole run. */
const BUDGETS = {
  /** Journeys as listed by Playwright, counted for each size and language they run in: two to three seconds each. */
  journeys: 110,
  /** Stories in Chromium, counted for each mode and language they are rendered in: a fifth of a second each. */
  renders: 620,
  /** Lines of tests that start a server as a separate process: two to seven seconds each. */
  starts: 32,
};

describe('a whole run stays within its budget', () => {
  it('runs no more journeys than fit into four minutes', () => {
    const { journeys } = BUDGETS;
    const walked = countJourneys();
    expect(
      walked,
      `There are ${walked} journeys, and there is time for ${journeys}. Walk the new one within a journey that passes ` +
        'there already; add a screen to the crawl or to a look.spec.ts; or leave it to `npm run endure`, by asking for ' +
        'EVERY_WALK. Raise the budget only with a measured whole run that stays within its ten minutes.',
    ).toBeLessThanOrEqual(journeys);
  });

  it('renders no more stories than fit into a minute and a half', () => {
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

const STORIES = '{design-system/src,api/mails}/**/*.stories.tsx';

/** Counts the stories of all files, once for each variant they are tested in. */
function countRenders(): number {
  const names = globSync(STORIES, { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name),
  );
  const variants = Object.keys(VARIANTS);
  return names.reduce((sum, name) => sum + variants.filter((variant) => isTestedIn(variant, name)).length, 0);
}

function countStarts(): number {
  const files = globSync('tests/{faults,journeys}/**/*.ts', { cwd: ROOT });
  return files.reduce((sum, file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return sum + [...text.matchAll(/\b(?:startCubby|start|startTwo|startDev)\(/g)].length;
  }, 0);
}

/** Counts the journeys of a run, without starting anything. */
function countJourneys(): number {
  const list = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts', '--list'];
  const { EVERY_WALK: _everywhere, PLAYWRIGHT_JSON_OUTPUT_FILE: _file, ...env } = process.env;
  const printed = execFileSync(process.execPath, [...list, '--reporter=json'], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { stats } = JSON.parse(printed) as { stats: { skipped: number; expected: number } };
  return stats.skipped + stats.expected;
}
