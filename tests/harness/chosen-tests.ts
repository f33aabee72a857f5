import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface ChosenTests {
  /** Test files for Vitest. */
  units: string[];
  /** Files of stories, which one of Vitest's tests shows. */
  stories: string[];
  /** Journeys in a browser. */
  journeys: string[];
  /** Arguments that match no test's path. */
  unknown: string[];
}

/** Returns the test files whose paths contain one of the arguments, relative to the root. */
export function chooseTests(wanted: string[]): ChosenTests {
  const files = globSync(
    '{api,design-system,customer,backoffice,tests,.storybook}/**/*.{test.ts,test.tsx,stories.tsx,spec.ts}',
    {
      cwd: ROOT,
      exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
    },
  ).sort();
  const asked = wanted.map((path) => path.replace(/^\.\//, '').replace(ROOT, ''));
  const chosen = files.filter((file) => asked.some((path) => file.includes(path)));
  return {
    units: chosen.filter((file) => /\.test\.tsx?$/.test(file)),
    stories: chosen.filter((file) => file.endsWith('.stories.tsx')),
    journeys: chosen.filter((file) => file.endsWith('.spec.ts')),
    unknown: asked.filter((path) => !files.some((file) => file.includes(path))),
  };
}

/** Tells whether the tests start the real server, which serves the built sites. */
export function needsSites({ units, journeys }: ChosenTests): boolean {
  return journeys.length > 0 || units.some((file) => file.startsWith('tests/faults/'));
}

/** The test of all stories, or of those chosen. */
export const TEST_OF_STORIES = 'tests/stories/stories.test.ts';

/** Tells whether the tests run in a browser, as stories do. */
export function needsBrowser({ units, stories }: ChosenTests): boolean {
  return stories.length > 0 || units.includes(TEST_OF_STORIES);
}

/** Tells whether the tests use a database. */
export function needsDatabase({ units, journeys }: ChosenTests): boolean {
  return (
    journeys.length > 0 ||
    units.some((file) => /^(api\/(server|demo|doctor|move|react-admin)|tests\/faults)\//.test(file))
  );
}
