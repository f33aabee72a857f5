import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SITES = ['backoffice', 'customer'];

/** Returns the source files of a site without tests, by their paths from the root. */
function sourcesOf(site: string): string[] {
  return readdirSync(join(ROOT, site, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => relative(ROOT, join(ROOT, site, 'src', name)));
}

/** Returns every line of a site outside `rooms` that matches, as `file: line`. */
function linesWith(site: string, pattern: RegExp, rooms: readonly string[] = []): string[] {
  return sourcesOf(site)
    .filter((file) => !rooms.some((room) => file.startsWith(`${site}/src/${room}/`)))
    .flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
}

describe.each(SITES)('%s', (site) => {
  it('sends requests from one room only', () => {
    const asking =
      /(?<![.\w])fetch\(|\bXMLHttpRequest\b|sendBeacon|fetchJson|\bfetchUtils\.(?!Options)|new EventSource/;
    expect(linesWith(site, asking, ['lib/api'])).toEqual([]);
  });

  it('creates the client of the contract in that room only, so that every response is decoded', () => {
    const making = /\bcreateClient(Of)?\(|\bcreateSiteClient\(|\bcreateDataProvider\(/;
    const elsewhere = linesWith(site, making, ['lib/api']).filter(
      // The server renders pages with a client of its own, which needs no network.
      (line) => !line.startsWith('customer/src/entry-server.tsx'),
    );
    expect(elsewhere).toEqual([]);
  });

  it('sends requests to a foreign server only from the file that says why', () => {
    const asking = linesWith(site, /(?<![.\w])fetch\(/).map((line) => line.split(':')[0]);
    const known = {
      backoffice: ['backoffice/src/lib/api/download-csv.ts'],
      customer: ['customer/src/lib/api/sandbox-stripe.ts'],
    }[site];
    expect(asking).toEqual(known);
  });
});

it.each([...SITES, 'design-system'])('%s has no field that reads numbers as the browser does', (site) => {
  // It reads a German comma as none, and changes with the wheel.
  expect(linesWith(site, /type(=|: )["']number["']|\bNumberInput\b(?!\.)/, ['tokens'])).toEqual([]);
});
