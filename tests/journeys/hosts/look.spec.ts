import { createClient } from '@cubby/api/client';
import { expect, expectSound, test } from '../journey.ts';
import { signIn } from '../prepared.ts';

const PAGES = [
  '/stashpoints',
  '/stashpoints/new',
  '/opening-hours',
  '/closures',
  '/bag-limits',
  '/commissions',
  '/payouts',
  '/invoices',
  '/people',
  '/tags',
  '/bookings',
  '/account',
  '/nothing-like-it',
];

/** A host with one place that waits for nothing. */
async function newHost(site: string) {
  const client = createClient({ baseUrl: site });
  const email = `look-${crypto.randomUUID().slice(0, 8)}@example.org`;
  await client.createHost({
    body: {
      email,
      first_name: 'Grace',
      last_name: 'Hopper',
      phone_number: '+44 20 7946 0018',
      business_name: 'Look Again',
      address: '9 Pancras Road',
      postal_code: 'N1C 4AG',
      latitude: 51.5312,
      longitude: -0.1231,
      type: 'shop',
      capacity: 8,
      opening_hours: [{ day: 0, open: '09:00:00', close: '18:00:00' }],
      accepted_tos_at: new Date().toISOString(),
    },
  });
  const mails = (await (await fetch(`${site}/_outbox.json`)).json()) as { recipient: string; body: string }[];
  const body = mails.find(({ recipient }) => recipient === email)?.body ?? '';
  const link = new URL(body.match(/https?:\/\/hosts\.\S+/)?.[0] ?? '').searchParams.get('link') ?? '';
  const { session } = await client.signInWithLink({ body: { link } });
  if (!session) throw new Error('The link opened nothing.');
  return session;
}

test('every page of the hosts’ console is sound on a phone', async ({ page, site }) => {
  test.setTimeout(120_000);
  const hosts = site.replace('//', '//hosts.');
  await signIn(page, hosts, await newHost(site));
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(hosts + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSound(page);
    });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Bag limits' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bag limits' })).toBeVisible();
});
