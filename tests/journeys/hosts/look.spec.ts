import type { Page } from '@playwright/test';
import { clientOf, hostSession } from '../api.ts';
import {
  expect,
  expectAccessible,
  expectLargeTextFits,
  expectNothingCut,
  expectSound,
  expectSoundAtDarkDesk,
  follow,
  test,
} from '../journey.ts';
import { signIn } from '../prepared.ts';

/* Most pages are stories (`backoffice/src/host`). */

const PAGES = ['/performance?span=year', '/counter?booking=NONE'];

/** German comes first, because it has the longest words. */
const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'en'] as const;

/** The first record of a list, other than one of its further pages. */
const RECORDS = { '/stashpoints': '/new', '/bookings': '/print' };

test('pages and records of the host console are accessible, and pages without room in a phone’s bar are reached by More', async ({
  page,
  site,
}) => {
  const hosts = await atNarrowPhone(page, site);
  for (const [index, path] of PAGES.entries()) await test.step(path, () => look(page, hosts + path, index));
  for (const [index, [list, other]] of Object.entries(RECORDS).entries())
    await test.step(list, async () => {
      await page.goto(hosts + list);
      const links = page.getByRole('main').locator(`a[href^="${list}/"]:not([href$="${other}"])`);
      await look(page, hosts + (await links.first().getAttribute('href')), index);
    });
  await test.step('a claim', async () => {
    const { items } = await clientOf(site, hostSession()).listIncidents({ query: { kind: 'claim', open: true } });
    await look(page, `${hosts}/incidents/${items.at(-1)?.id}`, 0);
  });

  await page.context().addInitScript(() => localStorage.setItem('cubby.language', 'en'));
  await page.goto(`${hosts}/bookings`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Bag limits' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bag limits' })).toBeVisible();
});

/** Signs the host in. Returns the address of the console. */
async function atNarrowPhone(page: Page, site: string): Promise<string> {
  const hosts = site.replace('//', '//hosts.');
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, hosts, hostSession());
  return hosts;
}

/** Checks a page in one of the languages, which take turns. */
async function look(page: Page, address: string, turn: number): Promise<void> {
  const language = LANGUAGES[turn % LANGUAGES.length] ?? 'de';
  // The counter is a program of its own.
  const isHere = ![page.url(), address].some((each) => /\/counter(\?|$)/.test(each));
  if (isHere && (await page.locator('html').getAttribute('lang')) === language) await follow(page, address);
  else {
    await page.context().addInitScript((chosen) => localStorage.setItem('cubby.language', chosen), language);
    await page.goto(address);
  }
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectSound(page);
  await expectAccessible(page);
  await expectNothingCut(page);
  await expectSoundAtDarkDesk(page);
  await expectLargeTextFits(page, expectNothingCut);
}
