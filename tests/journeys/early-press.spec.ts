import { expect, test } from './journey.ts';

test('a press before the site’s code has loaded takes effect afterwards', { tag: '@one-size' }, async ({
  page,
  site,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`${site}/login/email?next=/account/profile`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign in with password' }).click();
  // Without hydration the form would submit itself and reload the page.
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('button', { name: 'Sign in with password' }).click();
  expect(new URL(page.url()).search).toBe('?next=/account/profile');
  arrive();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
});
