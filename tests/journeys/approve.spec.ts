import { createClient } from '@cubby/api/client';
import { expect, test } from './journey.ts';

interface Mail {
  recipient: string;
  subject: string;
}

/* Staff may ask for one code in half a minute, so this is walked once: playwright.config.ts says where. */
test('staff approve a submitted place, and it is bookable at once', { tag: '@staff-code' }, async ({
  page,
  site,
  request,
}) => {
  const admin = site.replace('//', '//admin.');
  await page.goto(`${admin}/account/stashpoints/approval`);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel(/e-mail/i).fill('staff@cubby.test');
  await page.getByRole('button', { name: /code/i }).click();
  await expect(page.getByLabel(/1/).first()).toBeVisible();
  const mails = (await (await request.get(`${site}/_outbox.json`)).json()) as Mail[];
  const code = mails.find(({ recipient }) => recipient === 'staff@cubby.test')?.subject.match(/\d{6}/)?.[0] ?? '';
  await page.getByRole('textbox').first().focus();
  await page.keyboard.type(code);
  await expect(page).toHaveURL(/\/account\/stashpoints\/approval/);

  const approved = page.waitForResponse(
    (reply) => /\/v2\/stashpoints\/[0-9a-f]{12}$/.test(reply.url()) && reply.request().method() === 'PATCH',
  );
  await page
    .getByRole('button', { name: /^approve/i })
    .first()
    .click();
  // Where something speaks against a place, one is asked first.
  const question = page.getByRole('dialog', { name: /^Look again/ });
  await Promise.race([approved, question.waitFor()]);
  if (await question.isVisible()) {
    await question.getByRole('checkbox').check();
    await question.getByRole('button', { name: 'Approve' }).click();
  }
  const { id } = (await (await approved).json()) as { id: string };
  const client = createClient({ baseUrl: site });
  const place = await client.getStashpoint({ params: { id } });
  expect(place.id).toBe(id);
  await page.goto(`${site}${place.canonical_url}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(place.name);
});
