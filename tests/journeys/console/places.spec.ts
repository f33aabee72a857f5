import { signInStaff } from '../../harness/staff.ts';
import { signIn } from '../prepared.ts';
import { expect, test } from './staff.ts';

/** Creates a city for one journey, so that parallel journeys do not interfere. */
async function newCity(staff: Parameters<Parameters<typeof test>[2]>[0]['staff']) {
  const { items } = await staff.listAdminPlaces({ query: { type: 'country', q: 'Portugal' } });
  const slug = `vila-${crypto.randomUUID().slice(0, 8)}`;
  return staff.createCity({
    body: {
      translations: { english: { name: 'Vila Nova', slug } } as never,
      center: { lat: 41.13, lng: -8.61 },
      parent_id: items[0]?.id ?? null,
      timezone: 'Europe/Lisbon',
    },
  });
}

test('an editor opens a city, is refused a taken address, translates it and undoes that', async ({
  page,
  admin,
  staff,
}) => {
  const taken = await newCity(staff);
  await page.goto(`${admin}/account/cities/create`);
  await page.getByLabel('Parent').fill('Portugal');
  await page.getByRole('option', { name: /^Portugal/ }).click();
  await expect(page.getByLabel('Parent')).toHaveValue(/^Portugal/);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('This field is required.').first()).toBeVisible();

  const slug = `praia-${crypto.randomUUID().slice(0, 8)}`;
  await page.getByLabel('Name, English', { exact: true }).fill('Praia');
  await page.getByLabel('URL name, English').fill(taken.translations.english?.slug ?? '');
  await page.getByLabel('Time zone').fill('Europe/Lisbon');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Check the highlighted fields.').first()).toBeVisible();
  await page.getByLabel('URL name, English').fill(slug);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Praia');

  await page.getByLabel('Name, Deutsch', { exact: true }).fill('Strand');
  await page.getByLabel('URL name, Deutsch').fill(`strand-${slug}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { items } = await staff.listLocations({ query: { route: `portugal/strand-${slug}` } });
  expect(items[0]?.name).toBe('Praia');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Name, Deutsch', { exact: true })).toHaveValue('');
});

test('two editors at once: the second sees the first one’s changes, and a draft survives a sign-out', async ({
  page,
  site,
  admin,
  staff,
}) => {
  const city = await newCity(staff);
  // A session of its own, because a page that is still signing out may end it.
  await signIn(page, admin, await signInStaff(site));
  await page.goto(`${admin}/account/cities/${city.id}`);
  await page.getByLabel('Time zone').fill('Europe/Madrid');
  await staff.updatePlace({ params: { id: city.id }, body: { google_indexed: { en: true } as never } });

  // After an expired session the sign-in leads back to the same form, with its draft.
  const cookies = await page.context().cookies(admin);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  // A page that is still signing out would end the session that comes back: each refused call of the form does so.
  await expect(page.getByLabel('Email address')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.goto(`${site}/robots.txt`);
  await page.context().addCookies(cookies);
  await page.goto(`${admin}/account/cities/${city.id}`);
  await expect(page.getByText('We’ve restored your unsaved changes.')).toBeVisible();
  await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Madrid');

  await staff.updatePlace({ params: { id: city.id }, body: { google_indexed: { en: true, fr: true } as never } });
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else has just changed this' });
  await expect(dialog).toContainText('Europe/Madrid');
  await expect(dialog).toContainText('Français');
  await dialog.getByRole('button', { name: /Keep both/ }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const saved = await staff.getAdminPlace({ params: { id: city.id } });
  expect(saved).toMatchObject({ timezone: 'Europe/Madrid', google_indexed: { en: true, fr: true } });
});

test('an editor writes about a city, compares and publishes, and the page shows it', async ({
  page,
  site,
  admin,
  staff,
}) => {
  const city = await newCity(staff);
  await page.goto(`${admin}/account/seo-contents/create?location=${city.id}&language=en`);
  const sentence = `Bags rest well here, says ${crypto.randomUUID()}.`;
  await page.getByRole('textbox', { name: 'Paragraph 1' }).fill(sentence);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vila Nova, English');
  await expect(page.getByText(sentence).first()).toBeVisible();

  const address = `${site}/luggage-storage/${city.translations.english?.route}`;
  expect(await (await page.request.get(address)).text()).not.toContain(sentence);
  await page.getByRole('button', { name: 'Publish saved text' }).click();
  await expect(page.getByText('The text is live.')).toBeVisible();
  expect(await (await page.request.get(address)).text()).toContain(sentence);

  await page.getByRole('button', { name: 'Add a paragraph' }).click();
  await page.getByRole('textbox', { name: 'Paragraph 2' }).fill('And once more.');
  await page.getByRole('tab', { name: 'Compare with live page' }).click();
  await expect(page.locator('ins')).toHaveText('And once more.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The live page changes when you publish.')).toBeVisible();
  await page.getByRole('button', { name: /^Unpublish/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('The text has been unpublished.')).toBeVisible();
  expect(await (await page.request.get(address)).text()).not.toContain(sentence);
});
