import { clientOf } from '../api.ts';
import { expectSound } from '../journey.ts';
import { expect, test } from './staff.ts';

test('staff hide a review with a reason, and undo it', async ({ page, admin, site }) => {
  const client = clientOf(site);
  const { items } = await client.listReviews({ query: { with_text: true, language: 'en', per_page: 50 } });
  const review = items.at(-1);
  if (!review) throw new Error('The demo has no reviews.');
  const listed = async () => {
    const query = { stashpoint_id: review.stashpoint_id, per_page: 50 };
    return (await client.listReviews({ query })).items.some(({ id }) => id === review.id);
  };
  await page.goto(`${admin}/account/reviews`);
  await expectSound(page);
  await page.goto(`${admin}/account/reviews/${review.id}`);
  await expectSound(page);
  await page.getByRole('button', { name: 'Hide…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Hide…' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('Names a private number.');
  await dialog.getByRole('button', { name: 'Hide…' }).click();
  await expect(page.getByText('Hidden: Names a private number.')).toBeVisible();
  expect(await listed()).toBe(false);

  await page.getByRole('region', { name: 'History' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Hide…' })).toBeVisible();
  expect(await listed()).toBe(true);
});
