import type { Page } from '@playwright/test';
import { bookNow, chooseStay, expect, fillContact, payWith, results, takenOver, test } from './journey.ts';
import { expectSaid, forgetSaid, recordSaid } from './said.ts';

/*
 * The site as a screen reader presents it: the title of each page, the heading that gets the focus, live announcements,
 * and the names and roles of the controls needed. Nothing here checks how anything looks.
 */
test('a traveller hears the journey from home to the pass, and the errors on it', async ({ page, site, words }) => {
  await recordSaid(page);
  await page.goto(`${site}${words.prefix}/`);
  await takenOver(page);
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - link /./:
      - /url: "#main"
    - navigation /./
  `);
  await expect(page.getByRole('contentinfo')).toBeVisible();

  const form = page.getByRole('search').first();
  await form.getByRole('button', { name: words.findStorage }).click();
  const where = form.getByRole('combobox', { name: words.where, exact: true });
  await expect(where).toBeFocused();
  await expect(where).toHaveAttribute('aria-invalid', 'true');
  await expect(where).toHaveAccessibleDescription(/\S/);
  await where.pressSequentially('Lon');
  // The list is open, saying that it loads, before it has anything to point at.
  await expect(page.getByRole('option', { name: words.suggestion }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  // Later answers replace the list, and for a moment nothing is pointed at.
  await expect.poll(() => where.evaluate(pointedAt)).toBe('option');
  await page.getByRole('option', { name: words.suggestion }).first().click();
  await chooseStay(form, words);
  await form.getByRole('button', { name: words.findStorage }).click();

  await expect(page).toHaveURL(/\/search\?/);
  await expect(results(page).first()).toBeVisible();
  await heard(page);
  // A demo place with three pictures: places opened by other journeys have fewer.
  const found = results(page)
    .filter({ hasNotText: /^(Harbour|Quay|Pancras Books|Counter) / })
    .first();
  const stashpoint = (await found.textContent()) ?? '';
  await found.click();

  await expect(page).toHaveURL(/\/stashpoints\/[0-9a-f]{12}/);
  await expect(page.getByRole('heading', { level: 1, name: stashpoint })).toBeVisible();
  await heard(page);
  await expect(page).toHaveTitle(new RegExp(stashpoint.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  // Each picture's button includes its position and the total.
  await expect(page.getByRole('group').getByRole('button', { name: /1.* 3/ })).toHaveCount(1);
  await forgetSaid(page);
  await page.getByRole('main').getByRole('button', { name: words.moreBags }).click();
  await expectSaid(page, /^2 bags, £[\d.]+ in total$/);
  await bookNow(page, words);
  await expect(page).toHaveURL(/\/checkout\//);
  await heard(page);
  await page.getByRole('heading', { name: words.trees }).click();
  await forgetSaid(page);
  await page.getByRole('button', { name: words.moreTrees }).click();
  await expectSaid(page, /^1 tree, £[\d.]+ in total$/);

  await page.getByRole('button', { name: words.toPayment }).click();
  const firstName = page.getByLabel(words.firstName);
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAttribute('aria-invalid', 'true');
  await expect(firstName).toHaveAccessibleDescription(/\S/);
  await fillContact(page, words, `heard-${Date.now()}@example.org`);
  await expect(firstName).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: words.toPayment }).click();

  await expect(page).toHaveURL(/booking=/);
  await heard(page);
  await expectSaid(page, /^We’re holding your space for 15 minutes$/);
  await payWith(page, words, '4000 0000 0000 0002');
  await expect(page.getByRole('alert').filter({ hasText: words.declined })).toBeVisible();
  await payWith(page, words, '4242 4242 4242 4242');

  await expect(page.getByRole('heading', { level: 1, name: words.shelfReady })).toBeVisible();
  await heard(page);
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
});

/**
 * Checks that a page has one first-level heading, which has the focus and is part of the title, and that every field,
 * button, link and picture has a name.
 */
async function heard(page: Page): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/\S.*Cubby/);
  const nameless = (await page.locator('body').ariaSnapshot())
    .split('\n')
    .filter((line) =>
      /^\s*- (button|link|textbox|combobox|checkbox|radio|img|spinbutton|slider)( \[[^\]]*\])*:?$/.test(line),
    );
  expect(nameless).toEqual([]);
}

/** Runs in the page: the role of what a field points at as its active descendant. */
function pointedAt(field: Element): string | undefined {
  const id = field.getAttribute('aria-activedescendant');
  return (id && document.getElementById(id)?.getAttribute('role')) || undefined;
}
