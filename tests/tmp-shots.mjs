// usage: node tests/tmp-shots.mjs <url> <outdir> <mode> [only]

import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { signInStaff } from './harness/staff.ts';
import { signIn } from './journeys/prepared.ts';

const [, , url, out, mode = 'light', only] = process.argv;
mkdirSync(out, { recursive: true });
const port = new URL(url).port;
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const guest = await (await import('./journeys/prepared.ts')).newGuest(url);
const { createClient } = await import('@cubby/api/client');
const cl = createClient({ baseUrl: url, headers: () => ({ Authorization: 'Token ' + guest.token }) });
const first = (
  await cl.listStashpoints({
    query: {
      northeast_lat: 51.56,
      northeast_lng: 0,
      southwest_lat: 51.45,
      southwest_lng: -0.25,
      per_page: 50,
      open_twentyfour_seven: true,
    },
  })
).items.sort((a, b) => (a.id < b.id ? -1 : 1))[0];
const t = new Date(Date.now() + 86400000).toISOString().slice(0, 10);
const shots = [
  ['home', '/'],
  ['home-de', '/de', { w: 390 }],
  ['search', `/search?address=London&lat=51.5074&lng=-0.1278`],
  ['search-m', `/de/search?address=London&lat=51.5074&lng=-0.1278`, { w: 390 }],
  ['city', '/luggage-storage/united-kingdom/london'],
  ['place', '/luggage-storage/united-kingdom/london/stashpoints/' + first.id],
  ['checkout', `/checkout/${first.id}?dropoff=${t}T10:00:00&pickup=${t}T16:00:00&bags=2`, { w: 390 }],
  ['faq', '/de/faq', { w: 390 }],
  ['host', '/becomeahost'],
  ['pricing', '/pricing'],
  ['signup', '/de/signup', { w: 390 }],
  ['c-home', '/', { a: 1 }],
  ['c-places', '/account/stashpoints?perPage=5', { a: 1 }],
  ['c-approval', '/account/stashpoints/approval', { a: 1 }],
  ['c-bookings', '/account/bookings?perPage=5', { a: 1 }],
  ['c-coupon', '/account/coupons/create', { a: 1, w: 390, de: 1 }],
  ['c-edit', '/account/stashpoints/' + first.id, { a: 1 }],
  ['c-reviews', '/account/reviews?perPage=5', { a: 1, de: 1 }],
];
const one = only ? only.split(',') : null;
const token = await signInStaff(url);
for (const [name, path, o = {}] of shots) {
  if (one && !one.includes(name)) continue;
  const ctx = await b.newContext({
    viewport: { width: o.w ?? 1440, height: o.w ? 844 : 1000 },
    colorScheme: mode,
    reducedMotion: 'reduce',
    locale: o.de ? 'de-DE' : 'en-GB',
  });
  const p = await ctx.newPage();
  const noise = [];
  p.on('console', (m) => {
    if (['error', 'warning'].includes(m.type())) noise.push(m.text().slice(0, 300));
  });
  p.on('pageerror', (e) => noise.push('ERR ' + e.message.slice(0, 200)));
  let base = url;
  if (o.a) {
    base = `http://admin.localhost:${port}`;
    await signIn(p, base, token);
  }
  try {
    await p.goto(base + path);
    await p.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => {});
    await p.waitForTimeout(700);
    await p.screenshot({ path: `${out}/${name}.png`, fullPage: process.env.FULL === '1' });
  } catch (e) {
    console.log(name, e.message.slice(0, 200));
  }
  console.log(name, p.url().slice(0, 110), noise.slice(0, 2).join(' | '));
  await ctx.close();
}
await b.close();
