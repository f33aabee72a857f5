import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedDatabase } from '../../../demo/seed-database.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import type { GeocoderSettings } from '../../platform/settings/config.ts';
import { readConfig } from '../../platform/settings/config.ts';
import { openGeocoder } from './geocoder.ts';

/** Photon's answer for “10 downing street”. */
const PHOTON = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-0.1276, 51.5034] },
      properties: {
        osm_type: 'W',
        osm_id: 1879842,
        osm_key: 'office',
        osm_value: 'government',
        type: 'house',
        housenumber: '10',
        postcode: 'SW1A 2AA',
        name: '10 Downing Street',
        street: 'Downing Street',
        district: 'Westminster',
        city: 'London',
        state: 'England',
        country: 'United Kingdom',
        countrycode: 'GB',
        extent: [-0.1279, 51.5036, -0.1273, 51.5031],
      },
    },
  ],
};

/** Nominatim's answer for “unter den linden 77”, in the format jsonv2. */
const NOMINATIM = [
  {
    place_id: 132468,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: 'node',
    lat: '52.5159',
    lon: '13.3803',
    category: 'tourism',
    type: 'hotel',
    name: 'Hotel Adlon',
    display_name: 'Hotel Adlon, 77, Unter den Linden, Mitte, Berlin, 10117, Deutschland',
    address: {
      house_number: '77',
      road: 'Unter den Linden',
      suburb: 'Mitte',
      city: 'Berlin',
      postcode: '10117',
      country: 'Deutschland',
    },
    boundingbox: ['52.51', '52.52', '13.37', '13.39'],
  },
];

interface Asked {
  url: URL;
  headers: NodeJS.Dict<string | string[]>;
}
let asked: Asked[] = [];
let answer: { status: number; body: string; afterMs: number };
let standIn: Server;
let origin: string;
let server: TestServer;

beforeAll(async () => {
  standIn = createServer((request, response) => {
    asked.push({ url: new URL(request.url ?? '', origin), headers: request.headers });
    const { status, body, afterMs } = answer;
    setTimeout(() => response.writeHead(status, { 'content-type': 'application/json' }).end(body), afterMs);
  });
  await new Promise<void>((listening) => standIn.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`;
});
afterAll(() => standIn.close());

const open = async (kind: GeocoderSettings['kind'], body: unknown, more: Partial<typeof answer> = {}) => {
  asked = [];
  answer = { status: 200, body: typeof body === 'string' ? body : JSON.stringify(body), afterMs: 0, ...more };
  server = await startTestServer({ geocoder: { url: `${origin}/${kind === 'photon' ? 'api' : 'search'}`, kind } });
};
const search = (query: string, language: 'en' | 'de' | 'it' = 'en') =>
  server.client.searchAddresses({ query: { query, language } });

describe('addresses', () => {
  afterEach(() => server.close());

  it('come from Photon, with its attribution, and are requested once in each language', async () => {
    await open('photon', PHOTON);
    const found = await search('10 Downing Street');
    expect(found).toEqual({
      items: [
        {
          name: '10 Downing Street',
          around: 'Downing Street 10, Westminster, London, England, United Kingdom',
          position: { lat: 51.5034, lng: -0.1276 },
        },
      ],
      attribution: '© OpenStreetMap contributors',
    });
    expect(await search('10  downing street ')).toEqual(found);
    await search('10 downing street', 'de');
    expect(asked.map(({ url }) => url.search)).toEqual([
      '?q=10+downing+street&limit=8&lang=en',
      '?q=10+downing+street&limit=8&lang=de',
    ]);
  });

  it('are requested without a language Photon lacks, and without anything about the visitor', async () => {
    await open('photon', PHOTON);
    await fetch(`${server.url}/v2/addresses?query=via%20roma&language=it`, {
      headers: { 'X-Forwarded-For': '203.0.113.7', 'Stasher-Uuid': 'visitor-1', Cookie: 'cs_token=secret' },
    });
    expect(asked[0]?.url.search).toBe('?q=via+roma&limit=8');
    expect(JSON.stringify(asked[0]?.headers)).not.toMatch(/203\.0\.113\.7|visitor-1|secret/);
    expect(asked[0]?.headers['user-agent']).toMatch(/^Cubby \(http/);
  });

  it('come from Nominatim', async () => {
    await open('nominatim', NOMINATIM);
    expect((await search('unter den linden 77', 'de')).items).toEqual([
      {
        name: 'Unter den Linden 77',
        around: 'Mitte, Berlin, Deutschland',
        position: { lat: 52.5159, lng: 13.3803 },
      },
    ]);
    expect(asked[0]?.url.searchParams.get('accept-language')).toBe('de');
  });

  it.each([
    ['is away', 'nothing here', { status: 503 }],
    ['answers no JSON', '<html>', {}],
    ['answers something else', { features: 'none' }, {}],
    ['is slow', PHOTON, { afterMs: 4_000 }],
  ])(
    'are empty while the geocoder %s; it is not called for a while, and our own places are suggested',
    async (_what, body, more) => {
      await open('photon', body, more);
      expect(await search('10 downing street')).toEqual({ items: [], attribution: null });
      expect(await search('11 downing street')).toEqual({ items: [], attribution: null });
      expect(asked).toHaveLength(1);
      expect((await server.client.listLocations({ query: { query: 'downing' } })).total).toBe(0);
    },
  );

  it('are not searched for by a few letters, nor without a geocoder', async () => {
    await open('photon', PHOTON);
    expect((await search('10')).items).toEqual([]);
    expect(asked).toEqual([]);
    await server.close();
    server = await startTestServer();
    expect((await search('10 downing street')).items).toEqual([]);
    expect((await server.client.getAppContext()).data.addresses).toBe(false);
  });

  it('share one request while it is pending', async () => {
    await open('photon', PHOTON, { afterMs: 50 });
    const geocoder = openGeocoder({ url: `${origin}/api`, kind: 'photon' }, 'https://cubby.test');
    await Promise.all([geocoder.find('downing', 'en'), geocoder.find('downing', 'en')]);
    expect(asked).toHaveLength(1);
  });
});

describe('the setting of a geocoder', () => {
  it.each([
    [{ GEOCODER_URL: 'https://photon.example.org/api' }, { url: 'https://photon.example.org/api', kind: 'photon' }],
    [{ GEOCODER_URL: 'https://osm.example.org/search' }, { url: 'https://osm.example.org/search', kind: 'nominatim' }],
    [
      { GEOCODER_URL: 'https://geo.example.org', GEOCODER_KIND: 'photon' },
      { url: 'https://geo.example.org/api', kind: 'photon' },
    ],
    [{}, null],
  ])('%j is read as %j', (env, settings) => expect(readConfig({ ...env }).geocoder).toEqual(settings));

  it.each([
    [{ GEOCODER_URL: 'https://geo.example.org/' }, /GEOCODER_KIND/],
    [{ GEOCODER_URL: 'geo.example.org' }, /GEOCODER_URL/],
    [{ GEOCODER_URL: 'https://geo.example.org/api', GEOCODER_KIND: 'google' }, /GEOCODER_KIND/],
  ])('%j stops the start', (env, message) => expect(() => readConfig({ ...env })).toThrow(message));
});

describe('postcodes', () => {
  beforeAll(async () => {
    server = await startTestServer();
    await seedDatabase(server.database, { now: TEST_NOW, stashpoints: 60, bookings: 60 });
    await server.services.caches.invalidate();
    const { query } = server.database;
    const { id } = await query.selectFrom('places').select('id').where('slug', '=', 'london').executeTakeFirstOrThrow();
    const here = { postal_code: 'W1D 4TQ', lat: 51.512, lng: -0.131, city_id: id };
    await query.updateTable('stashpoints').set({ postal_code: 'none' }).execute();
    await query
      .updateTable('stashpoints')
      .set(here)
      .where('id', '=', query.selectFrom('stashpoints').select('id').where('status', '=', 'approved').limit(1))
      .execute();
  });
  afterAll(() => server.close());

  it.each([
    ['W1D 4TQ', 'W1D 4TQ'],
    ['w1d4tq', 'W1D4TQ'],
    ['12 Old Compton Street, W1D 4TQ London', 'W1D 4TQ'],
    ['W1D', 'W1D'],
    ['W1D 9ZZ', 'W1D 9ZZ'],
    ['ZZ2D 4TQ', null],
    ['10 Downing Street', null],
    ["W1D' or 1=1 --", 'W1D'],
  ])('of our places are found in %j', async (text, name) => {
    const around = 'Londres, Royaume-Uni';
    const { items } = await server.client.searchAddresses({ query: { query: text, language: 'fr' } });
    expect(items).toEqual(name ? [{ name, around, position: { lat: 51.512, lng: -0.131 } }] : []);
  });
});
