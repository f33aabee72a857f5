import { defineConfig } from '@playwright/test';
import { TEST_ARGUMENTS } from './harness/chromium.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DESK = { viewport: { width: 1440, height: 900 } };
const ENGLISH = { locale: 'en-GB' };
const GERMAN = { locale: 'de-DE' };

/** Opens every address, on the narrowest phone and in dark mode at a desk. */
const CRAWL = /crawl\.spec\.ts$/;
/** The staff console: tested at a desk in English, and checked on a phone in German. */
const CONSOLE = /console\/[a-z-]+\.spec\.ts$/;
const CONSOLE_LOOK = /console\/look\.spec\.ts$/;
/** The host console: tested on a phone, which most shops use. */
const HOSTS = /hosts\/[a-z-]+\.spec\.ts$/;
const ELSEWHERE = [CRAWL, CONSOLE, HOSTS];

/**
 * A traveller's journey runs once, in its riskiest setting: long words on a small screen, or forms and keyboard at a
 * desk. Journeys not named here run on a phone in English.
 */
const NAMED = {
  'phone, German': /\/(book|lockers|manage|pay|two-tabs)\.spec\.ts$/,
  'desk, German': /\/(email-change|find|host|keyboard)\.spec\.ts$/,
  'desk, English': /\/(blog|docs|early-input|hosts-pages|providers|sandbox)\.spec\.ts$/,
};
const SURROUNDINGS = {
  'phone, German': { ...PHONE, ...GERMAN },
  'desk, German': { ...DESK, ...GERMAN },
  'desk, English': { ...DESK, ...ENGLISH },
  'phone, English': { ...PHONE, ...ENGLISH },
};

/**
 * `npm run endure` runs everything everywhere: journeys that depend on neither size nor language are tagged
 * `@one-size`.
 */
const EVERY_WALK = process.env.EVERY_WALK !== undefined;

const travellers = Object.entries(SURROUNDINGS).flatMap(([name, use]) => {
  const named = Object.values(NAMED);
  const own = name === 'phone, English' ? null : NAMED[name as keyof typeof NAMED];
  const walked = { name, use, testIgnore: [...ELSEWHERE, ...(own ? [] : named)], ...(own && { testMatch: own }) };
  const further = { use, testIgnore: [...ELSEWHERE, ...(own ? [own] : [])], ...(!own && { testMatch: named }) };
  return EVERY_WALK ? [walked, { name: `${name}, the rest`, grepInvert: /@one-size/, ...further }] : [walked];
});

/** Journeys run the built sites in a real Chromium, at the sizes of a phone and of a desk. */
export default defineConfig<{ pictures: boolean }>({
  testDir: './journeys',
  outputDir: '../test-results/journeys',
  globalSetup: './journeys/global-setup.ts',
  // Two more than two cores, because a journey waits for a server and a browser.
  workers: 4,
  fullyParallel: true,
  // A generous limit, not a measurement: a machine may have a slow day.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '', args: TEST_ARGUMENTS },
    screenshot: 'only-on-failure',
    timezoneId: 'Europe/Lisbon',
  },
  projects: [
    { name: 'narrow phone', testMatch: CRAWL, use: { viewport: { width: 360, height: 780 }, ...ENGLISH } },
    { name: 'console, phone, German', testMatch: CONSOLE_LOOK, use: { ...PHONE, ...GERMAN } },
    { name: 'hosts, phone', testMatch: HOSTS, use: { ...PHONE, ...ENGLISH } },
    { name: 'console', testMatch: CONSOLE, testIgnore: CONSOLE_LOOK, use: { ...DESK, ...ENGLISH } },
    ...travellers,
  ],
});
