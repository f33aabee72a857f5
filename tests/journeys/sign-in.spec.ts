import { expect, expectSound, test } from './journey.ts';

interface Mail {
  recipient: string;
  subject: string;
}

/* The demo's traveller may ask for one code in half a minute, so this is walked on two sizes: playwright.config.ts. */
test('a traveller signs in with the code from the mail and sees their bookings', { tag: '@traveller-code' }, async ({
  page,
  site,
  words,
  request,
}) => {
  const bookings = `${site}${words.prefix}/account/bookings`;
  await page.goto(bookings);
  await expect(page).toHaveURL(
    /\/login.*next=.*redirectReason=UNAUTHORIZED|\/login.*redirectReason=UNAUTHORIZED.*next=/,
  );
  await expectSound(page);
  const code = async () => {
    const mails = (await (await request.get(`${site}/_outbox.json`)).json()) as Mail[];
    return mails.find(({ recipient }) => recipient === 'traveller@cubby.test')?.subject.match(/\d{6}/)?.[0] ?? '';
  };
  const before = await code();
  await expect(async () => {
    await page.goto(
      `${site}${words.prefix}/login/email?next=${encodeURIComponent(`${words.prefix}/account/bookings`)}`,
    );
    await page.getByLabel(words.email).fill('traveller@cubby.test');
    await page.getByRole('button', { name: words.sendCode }).click();
    await expect(page).toHaveURL(/\/login\/pin/, { timeout: 3000 });
    expect(await code()).not.toBe(before);
  }).toPass({ timeout: 50_000, intervals: [5_000] });
  await expectSound(page);
  // A pasted code fills all six boxes.
  await page.getByLabel(words.digit(1)).focus();
  await page.evaluate(
    (text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    await code(),
  );
  await expect(page).toHaveURL(bookings);
  await expect(page.getByRole('heading', { name: words.myBookings })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/London/)
      .first(),
  ).toBeVisible();
  await expectSound(page);
});

test('a page in another language is offered in the browser’s, and moves nothing', async ({ page, site, words }) => {
  const foreign = words.prefix ? '/faq' : '/de/faq';
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(site + foreign);
  const offer = page.getByRole('region', { name: words.pageInMine });
  await expect(offer).toBeVisible();
  await expect(page).toHaveURL(site + foreign);
  await expectSound(page);
  // Its own words are there already: none are fetched before somebody wants to read on in them.
  const mine = words.prefix ? /\/assets\/de-/ : /\/assets\/en-/;
  expect(requests.filter((url) => mine.test(url))).toEqual([]);
  const heading = page.getByRole('heading', { level: 1 });
  const beside = await heading.boundingBox();
  await offer.getByRole('link').click();
  await expect(page).toHaveURL(`${site}${words.prefix}/faq`);
  await expect(offer).toHaveCount(0);
  await expect.poll(() => requests.some((url) => mine.test(url))).toBe(true);
  await page.goto(site + foreign);
  await expect(heading).toBeVisible();
  await expect(offer).toHaveCount(0);
  // Nothing of the page stands elsewhere for the offer beside it.
  expect(await heading.boundingBox()).toEqual(beside);
});

test('a wrong address shows the compass, counts down and goes home', async ({ page, site, words }) => {
  await page.goto(`${site}${words.prefix}/nowhere-at-all`);
  await expect(page.getByText('404')).toBeVisible();
  await expectSound(page);
  await expect(page).toHaveURL(new RegExp(`^${site}${words.prefix}/?$`), { timeout: 30_000 });
});
