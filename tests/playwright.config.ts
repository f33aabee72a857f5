import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './harness/chromium.ts';

/** Walks through every address; once is enough for it. */
const CRAWL = /crawl\.spec\.ts$/;

/** The staff's console: walked at a desk in English, looked at on a phone in German. */
const CONSOLE = /console\/[a-z-]+\.spec\.ts$/;
/** The hosts' console: walked on a phone, which is what a shop has at hand. */
const HOSTS = /hosts\/[a-z-]+\.spec\.ts$/;
const CONSOLE_LOOK = /console\/look\.spec\.ts$/;

/** What does not change with the size is walked on a phone in English and at a desk in German. */
const TWO_SIZES = /(account|manage|host|blog|sign-in)\.spec\.ts$/;

/**
 * Everything is walked on a phone in English and at a desk in German. `npm run endure` walks it the other way round as
 * well, which tells the same once more and takes minutes.
 */
const EVERY_WALK = process.env.EVERY_WALK !== undefined;

/** Journeys drive the built sites in a real Chromium, on the sizes of a phone and of a desk. */
export default defineConfig<{ pictures: boolean }>({
  testDir: './journeys',
  outputDir: '../test-results/journeys',
  globalSetup: './journeys/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  // Patience, and no measure: a machine may have a slow day.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '', args: CHROMIUM_ARGUMENTS },
    screenshot: 'only-on-failure',
    timezoneId: 'Europe/Lisbon',
  },
  projects: [
    { name: 'narrow phone', testMatch: CRAWL, use: { viewport: { width: 360, height: 780 }, locale: 'en-GB' } },
    {
      name: 'phone, English',
      testIgnore: [CRAWL, CONSOLE, HOSTS],
      grepInvert: /@staff-code/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' },
    },
    {
      name: 'desk, English',
      testIgnore: [CRAWL, CONSOLE, HOSTS, TWO_SIZES],
      grep: EVERY_WALK ? /./ : /@staff-code/,
      grepInvert: /@traveller-code|@one-size/,
      // The one size at which what is seen is seen with its pictures.
      use: { viewport: { width: 1440, height: 900 }, locale: 'en-GB', pictures: true },
    },
    ...(EVERY_WALK
      ? [
          {
            name: 'phone, German',
            testIgnore: [CRAWL, CONSOLE, HOSTS, TWO_SIZES],
            grepInvert: /@staff-code|@traveller-code|@one-size/,
            use: { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de-DE' },
          },
        ]
      : []),
    {
      name: 'desk, German',
      testIgnore: [CRAWL, CONSOLE, HOSTS],
      grepInvert: /@staff-code|@one-size/,
      use: { viewport: { width: 1440, height: 900 }, locale: 'de-DE' },
    },
    {
      name: 'console',
      testMatch: CONSOLE,
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 }, locale: 'en-GB' },
    },
    {
      name: 'hosts, phone',
      testMatch: HOSTS,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' },
    },
    {
      name: 'console, phone, German',
      testMatch: CONSOLE_LOOK,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de-DE' },
    },
  ],
});
