import { expect, test } from './journey.ts';

test('a developer reads a call at /docs, with its example, from this server alone @one-size', async ({ page }) => {
  const elsewhere: string[] = [];
  const own = new URL(process.env.CUBBY_URL ?? '').origin;
  page.on('request', (request) => {
    if (!request.url().startsWith(own) && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url());
  });
  await page.goto(`${own}/docs`);
  await page.getByRole('link', { name: 'Bookings', exact: true }).click();
  await page.getByText('Holds a stay for 15 minutes').click();
  await expect(page.getByText('ada@example.org').first()).toBeVisible();
  expect(elsewhere).toEqual([]);
  // The viewer is not ours, and opens below the press.
  await page.evaluate(() => globalThis.pressFaults?.(true));
});
