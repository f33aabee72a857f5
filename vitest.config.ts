import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { bundledWords } from './vite.shared.ts';

/** Generous limits, not measurements: a machine may have a slow day. */
const slow = { testTimeout: 240_000, hookTimeout: 240_000 };

/**
 * Fewer and larger collections of garbage, by one thread: its helpers would take the processor from other workers. A
 * twelfth of the time of tests that render.
 */
const collecting = { execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64', '--single-threaded-gc'] };

const long = { testTimeout: 3_600_000, hookTimeout: 300_000 };

/** Settings for the tests of a site, which render: they need a document, and JSX compiled to code. */
function site(name: string) {
  const setup = fileURLToPath(new URL(`./${name}/testing/setup.ts`, import.meta.url));
  return {
    plugins: [react(), bundledWords()],
    test: {
      name,
      root: `./${name}`,
      include: ['**/*.test.{ts,tsx}'],
      environment: 'jsdom',
      // Our cookies are for secure pages only.
      environmentOptions: { jsdom: { url: 'https://cubby.test/' } },
      // The setup cleans up after each test, so files may share their imports, which take most of their time.
      ...(existsSync(setup) && { setupFiles: [setup], isolate: false }),
      ...collecting,
      ...slow,
    },
  };
}

/** The rooms whose files take longest come first, so that no long one is left over at the end. */
const ROOMS = ['stories', 'faults', 'backoffice', 'server', 'customer', 'house', 'design-system', 'contract'];

class SlowRoomsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project }: TestSpecification) => ROOMS.indexOf(project.name);
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    // One more than there are cores: the tests of faults wait for processes more than they compute.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowRoomsFirst },
    projects: [
      { test: { name: 'contract', root: './api', include: ['{contract,client}/**/*.test.ts'], isolate: false } },
      // Its modules have no state of a test, so files may share their imports.
      {
        test: {
          name: 'server',
          root: './api',
          include: ['{demo,doctor,drawings,mails,move,papers,react-admin,server}/**/*.test.{ts,tsx}'],
          setupFiles: [fileURLToPath(new URL('./api/testing/hashing.ts', import.meta.url))],
          isolate: false,
          ...slow,
        },
      },
      // A page for each of the tests that run at once.
      { test: { name: 'stories', root: './tests', include: ['stories/**/*.test.ts'], maxConcurrency: 3, ...slow } },
      { test: { name: 'house', root: './tests', include: ['house/**/*.test.ts'], ...slow } },
      {
        test: {
          name: 'faults',
          root: './tests',
          include: ['faults/**/*.test.ts'],
          ...slow,
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      // Long by nature: `npm run endure`.
      ...(process.env.ENDURE
        ? [{ test: { name: 'endure', root: './tests', include: ['endure/**/*.test.ts'], ...long } }]
        : []),
      { plugins: [react()], test: { name: 'design-system', root: './design-system', include: ['**/*.test.ts'] } },
      site('customer'),
      site('backoffice'),
    ],
  },
});
