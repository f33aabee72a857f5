import type { Page } from '@playwright/test';
import { clientOf } from './api.ts';
import { atRest, dayFromNow, expect, takenOver, test } from './journey.ts';
import { openStashpoint } from './prepared.ts';

// The page that is only read knows nothing of its visitor.
test.use({ decided: false });

const MOMENTS = ['before', 'arriving', 'over', 'after'] as const;

const DAY = dayFromNow(2);

const findLondon = {
  type: async (page: Page) => {
    await page.locator('#place').click();
    await page.keyboard.type('lond', { delay: 40 });
  },
  took: (page: Page) => expect(page.getByRole('option', { name: /London/ }).first()).toBeVisible(),
};

/** A field or a button of each page that the server draws, and the sign that it has taken effect. */
const FIELDS = [
  { address: '/', ...findLondon },
  {
    address: `/search?place=united-kingdom/london&dropoff=${DAY}T10:00&pickup=${DAY}T18:00&bags=1`,
    type: (page: Page) => page.getByRole('button', { name: 'Lockers', exact: true }).click(),
    took: (page: Page) => expect(page).toHaveURL(/kind=locker/),
  },
  {
    address: '/login/email',
    type: (page: Page) => page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.org'),
    took: async (page: Page) => {
      await takenOver(page);
      await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('ada@example.org');
    },
  },
];

test('what is typed and pressed before the site’s code has loaded takes effect afterwards', {
  tag: '@one-size',
}, async ({ page, site }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let asked = 0;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    asked += 1;
    await arrived;
    await route.continue();
  });
  await page.goto(`${site}/login/email?next=/account/profile`, { waitUntil: 'commit' });
  const email = page.getByRole('textbox', { name: 'Email address' });
  await email.fill('ada@example.org');
  await page.getByRole('button', { name: 'Sign in with password' }).click();
  // Without hydration the form would submit itself and reload the page.
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('button', { name: 'Sign in with password' }).click();
  expect(new URL(page.url()).search).toBe('?next=/account/profile');
  arrive();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  // The form for the password begins with the address that React knows.
  await expect(email).toHaveValue('ada@example.org');

  // So is a box that was ticked, and what React draws next leaves it ticked.
  await page.unroute(/\/assets\/.*\.js$/);
  const again = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    asked += 1;
    await again.promise;
    await route.continue();
  });
  await page.goto(`${site}/becomeahost`, { waitUntil: 'commit' });
  const terms = page.getByRole('checkbox', { name: /I am authorised/ });
  await terms.check();
  again.resolve();
  await takenOver(page);
  await page.getByRole('button', { name: 'Submit my place' }).click();
  await expect(page.getByText('Enter your first name.').or(page.getByRole('alert')).first()).toBeVisible();
  await expect(terms).toBeChecked();

  // A page that is only read asks for no code until the visitor does something.
  asked = 0;
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${site}/faq`);
  await atRest(page);
  expect(asked).toBe(0);
  await page.getByRole('searchbox').fill('umbrella stand');
  await expect(page.getByText('No answers match your search')).toBeVisible();
  await page.goto(`${site}/pricing`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page).toHaveURL(/\/de\//);

  // A field hears of what is typed into it, whenever that begins: before its code, while it arrives, while React takes the
  // page over, and afterwards. The two in between are over too soon on a fast machine.
  const devtools = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const { id } = await openStashpoint(site);
  const { canonical_url } = await clientOf(site).getStashpoint({ params: { id }, query: {} });
  const place = {
    address: `${canonical_url}?dropoff=${DAY}T10:00&pickup=${DAY}T18:00&bags=1`,
    type: (page: Page) => page.getByRole('button', { name: 'One more bag' }).click(),
    took: (page: Page) => expect(page.getByText('2 bags', { exact: true }).first()).toBeVisible(),
  };
  for (const moment of MOMENTS) {
    await slowDown(moment === 'arriving' || moment === 'over' ? 4 : 1);
    for (const { address, type, took } of [...FIELDS, place]) {
      const held = Promise.withResolvers<void>();
      await page.unroute(/\/assets\/.*\.js$/);
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        if (moment === 'before') await held.promise;
        await route.continue();
      });
      await page.goto(`${site}${address}`, { waitUntil: 'commit' });
      if (moment === 'arriving') await page.waitForRequest(/\/assets\/.*\.js$/);
      if (moment === 'over') await page.waitForFunction(() => document.querySelector('#site[class]'));
      if (moment === 'after') await takenOver(page);
      await type(page);
      held.resolve();
      await took(page);
    }
  }
  await page.unroute(/\/assets\/.*\.js$/);

  // A press that begins before the question about cookies appears is for the page below it.
  await page.goto(`${site}/faq`);
  await takenOver(page);
  await page.evaluate(() => scrollTo(0, innerHeight / 2 - 2));
  const point = await page.locator('summary').evaluateAll((questions) => {
    const found = questions.find((each) => each.getBoundingClientRect().top > innerHeight - 150);
    const { left = 0, top = 0 } = found?.getBoundingClientRect() ?? {};
    return { x: left + 24, y: top + 16 };
  });
  await page.mouse.move(point.x, point.y);
  await page.mouse.down();
  await page.evaluate(async () => {
    scrollBy(0, 8);
    while (!document.querySelector('[aria-label="Cookies"]')) await new Promise(requestAnimationFrame);
    // However slow this machine, the release comes a moment later.
    for (const each of document.getAnimations()) each.pause();
  });
  await page.mouse.up();
  await expect(page.locator('details[open]')).toHaveCount(1);
});
