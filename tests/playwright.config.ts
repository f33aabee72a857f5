import { defineConfig } from '@playwright/test';
import { TEST_ARGUMENTS } from './harness/chromium.ts';
import { NO_TRAVELLERS, type Surroundings, WALKS } from './journeys/surroundings.ts';

/**
 * `npm run endure` also runs every traveller's journey in the other surroundings: journeys that depend on neither size
 * nor language are tagged `@one-size`.
 */
const further = Object.entries(WALKS).map(([name, { surroundings, files }]) => ({
  name,
  ...(!files && { testMatch: Object.values(WALKS).flatMap((walk) => walk.files ?? []) }),
  testIgnore: [...NO_TRAVELLERS, ...(files ? [files] : [])],
  grepInvert: /@one-size/,
  use: { surroundings },
}));

/** Journeys run the built sites in a real Chromium, at the sizes of a phone and of a desk. */
export default defineConfig<{ surroundings: Surroundings }>({
  // Long ones, which `npm run endure` walks.
  testDir: process.env.ENDURE ? './endure' : './journeys',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/journeys',
  globalSetup: './journeys/global-setup.ts',
  // Two more than two cores, because a journey waits for a server and a browser.
  workers: 4,
  fullyParallel: true,
  // A generous limit, not a measurement: a machine may have a slow day.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  // Node strips the types by itself, in a third of the time.
  build: { external: ['**/*.ts'] },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '', args: TEST_ARGUMENTS },
    screenshot: 'only-on-failure',
    timezoneId: 'Europe/Lisbon',
    // Journeys that allow it test offline features.
    serviceWorkers: process.env.EVERY_WALK ? 'allow' : 'block',
  },
  // Surroundings are chosen for each file: with a project for each, every worker and its browser would start anew.
  projects: [{ name: 'riskiest' }, ...(process.env.EVERY_WALK ? further : [])],
});
