import { expect, expectSound, results, takenOver, test } from './journey.ts';
import { expectSaid, forgetSaid, recordSaid } from './said.ts';

/** A typo in each language, the first suggestion expected, and the title of its page. */
const TYPED = {
  '': { typo: 'Londn', city: 'London', title: 'Luggage storage in London' },
  '/de': {
    typo: 'Muenchn',
    city: 'München',
    title: 'Gepäckaufbewahrung in München',
  },
} as const;

test('a traveller mistypes a city, chooses a suggestion, and gets to a place in it', async ({ page, site, words }) => {
  const { typo, city, title } = TYPED[words.prefix];
  await recordSaid(page);
  await page.goto(`${site}${words.prefix}/`);
  await takenOver(page);
  const form = page.getByRole('search').first();
  const place = form.getByRole('combobox', { name: words.where, exact: true });
  await place.click();
  await place.pressSequentially(typo);
  await expect(page.getByRole('option', { name: new RegExp(`^${city}`) }).first()).toBeVisible();
  await expectSound(page);
  await place.press('Enter');
  await expect(place).toHaveValue(city);
  await forgetSaid(page);
  await form.getByRole('button', { name: words.findStorage }).click();

  await expect(page).toHaveURL(/\/search\?/);
  await expect(page).toHaveTitle(new RegExp(title));
  await expect(results(page).first()).toBeVisible();
  // The number of places, once and only when it is final.
  await expectSaid(page, city);
  await results(page).first().click();
  await expect(page).toHaveURL(/\/stashpoints\/[0-9a-f]{12}/);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('a search without results says what to try, and recent searches are offered again', async ({
  page,
  site,
  words,
}) => {
  const { typo, city } = TYPED[words.prefix];
  await page.goto(`${site}${words.prefix}/`);
  await takenOver(page);
  const form = page.getByRole('search').first();
  const place = form.getByRole('combobox', { name: words.where, exact: true });
  await place.click();
  await place.pressSequentially('Xyzzyq');
  await expect(page.getByText(words.nothingFor('Xyzzyq')).first()).toBeVisible();
  await expectSound(page);
  await place.fill(typo);
  // Without choosing a suggestion, and before the list has loaded.
  await form.getByRole('button', { name: words.findStorage }).click();
  await expect(results(page).first()).toBeVisible();
  await page.goBack();
  await place.click();
  await place.fill('');
  await expect(page.getByRole('option', { name: new RegExp(`^${city}`) }).first()).toBeVisible();
  await expectSound(page);
  await place.press('Escape');
  await expect(page.getByRole('option', { name: new RegExp(`^${city}`) })).toHaveCount(0);
});

test('far from every place the nearest city is named and linked', async ({ page, site, words }) => {
  await page.goto(`${site}${words.prefix}/search?lat=53.5&lng=16.5`);
  await expect(page.getByText(/Berlin/).first()).toBeVisible();
  await expect(page.getByText(/\d{2,3} km/)).toBeVisible();
  await expectSound(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Berlin/ })
    .click();
  await expect(page).toHaveURL(/place=germany%2Fberlin/);
  await expect(results(page).first()).toBeVisible();
});
