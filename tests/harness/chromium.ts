import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { attempt, installDebian } from './install-debian.ts';

/** First the one without a window, which costs a seventh less. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium, where there is one: of CHROMIUM_PATH, the usual places, Playwright's own if it was downloaded. */
export function installedChromium(): string | undefined {
  const here = [process.env.CHROMIUM_PATH ?? '', ...USUAL_PLACES, chromium.executablePath()];
  return here.find((path) => path !== '' && existsSync(path));
}

/**
 * Chromium as it is installed; else Debian's package when we may install it, else Playwright's download.
 *
 * @throws Error saying in one line what to do.
 */
export function findChromium(): string {
  const found = installedChromium();
  if (found) return found;
  for (const install of [() => installDebian('chromium-headless-shell'), downloadOwn]) {
    install();
    const path = installedChromium();
    if (path) return path;
  }
  throw new Error(
    'No Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to its program.',
  );
}

/** What Chromium needs to run as root, without a screen and without the network. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-quic',
];

function downloadOwn(): void {
  attempt('npx', ['playwright', 'install', 'chromium']);
}
