import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface ChosenTests {
  /** Files of Vitest's, stories among them. */
  units: string[];
  /** Journeys in a browser. */
  journeys: string[];
  /** What no test's path contains. */
  unknown: string[];
}

/** The test files whose paths contain what was asked for, as paths from the root. */
export function chooseTests(wanted: string[]): ChosenTests {
  const files = globSync('{api,design-system,customer,backoffice,tests}/**/*.{test.ts,test.tsx,stories.tsx,spec.ts}', {
    cwd: ROOT,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  }).sort();
  const asked = wanted.map((path) => path.replace(/^\.\//, '').replace(ROOT, ''));
  const chosen = files.filter((file) => asked.some((path) => file.includes(path)));
  return {
    units: chosen.filter((file) => !file.endsWith('.spec.ts')),
    journeys: chosen.filter((file) => file.endsWith('.spec.ts')),
    unknown: asked.filter((path) => !files.some((file) => file.includes(path))),
  };
}

/** Whether it starts the real server, which serves the built sites. */
export function needsSites({ units, journeys }: ChosenTests): boolean {
  return journeys.length > 0 || units.some((file) => file.startsWith('tests/faults/'));
}

/** Whether it is run in a browser: stories are. */
export function needsBrowser({ units }: ChosenTests): boolean {
  return units.some((file) => file.endsWith('.stories.tsx'));
}

/** Whether it touches a database. */
export function needsDatabase({ units, journeys }: ChosenTests): boolean {
  return journeys.length > 0 || units.some((file) => /^(api\/(server|demo)|tests\/faults)\//.test(file));
}
