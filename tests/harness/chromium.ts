import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { attempt, installDebian } from './install-debian.ts';

/** Headless Chromium comes first, because it costs a seventh less. */
const USUAL_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns an installed Chromium: from CHROMIUM_PATH, the usual places, or Playwright's own download. */
export function installedChromium(): string | undefined {
  const here = [process.env.CHROMIUM_PATH ?? '', ...USUAL_PATHS, chromium.executablePath()];
  return here.find((path) => path !== '' && existsSync(path));
}

/**
 * Returns an installed Chromium; else installs Debian's package if permitted, else Playwright's download.
 *
 * @throws Error with the next step in one line.
 */
export function findChromium(): string {
  const found = installedChromium();
  if (found) return found;
  // Liberation Sans has Arial's widths, which our fallback typefaces are adjusted to.
  for (const install of [() => installDebian('chromium-headless-shell', 'fonts-liberation'), downloadOwn]) {
    install();
    const path = installedChromium();
    if (path) return path;
  }
  throw new Error(
    'No Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to its program.',
  );
}

/** The arguments Chromium needs to run as root, without a screen and without the network. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-quic',
];

const LARGE_YOUNG_GENERATION = '--min-semi-space-size=16';
/** A process started in advance, and the lists below the address bar, which are pages of their own in each window. */
const NOT_LOOKED_AT = '--disable-features=SpareRendererForSitePerProcess,WebUIOmniboxPopup,WebUIOmniboxAimPopup';

/**
 * The arguments for tests, where a page lives for seconds and optimizing its code does not pay. Benchmarks go without, as
 * visitors do.
 */
export const TEST_ARGUMENTS = [
  ...CHROMIUM_ARGUMENTS,
  `--js-flags=${LARGE_YOUNG_GENERATION} --no-opt --no-maglev`,
  NOT_LOOKED_AT,
];

/** The arguments for tests in pages that live for minutes. */
export const LONG_LIVED_ARGUMENTS = [...CHROMIUM_ARGUMENTS, `--js-flags=${LARGE_YOUNG_GENERATION}`, NOT_LOOKED_AT];

function downloadOwn(): void {
  attempt('npx', ['playwright', 'install', 'chromium']);
}
