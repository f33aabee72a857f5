import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CubbyServer, startCubby } from '../harness/cubby-server.ts';
import { expect, expectSound, test } from './journey.ts';

/* A server in sandbox mode; on one size, because it starts a separate server. */
test.describe('a sandbox', { tag: '@one-size' }, () => {
  let cubby: CubbyServer;
  let folder: string;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cubby-sandbox-'));
    cubby = await startCubby({ DATA_DIR: folder, SEED: 'none', NODE_ENV: 'production', SANDBOX: 'yes' });
  });
  test.afterAll(async () => {
    await cubby.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('says so on every page of every site, in the reader’s language', async ({ page, site }) => {
    const band = page.getByRole('complementary', { name: 'Sandbox' });
    const { port } = cubby;
    for (const address of ['', '/about', '/login/email', '/nothing/here'])
      await test.step(address || 'home', async () => {
        await page.goto(cubby.url + address);
        await expect(band).toContainText('No money moves.');
      });
    await page.goto(`${cubby.url}/de/faq`);
    await expect(page.getByRole('complementary', { name: 'Testbetrieb' })).toContainText('Es fließt kein Geld.');
    await expectSound(page);
    for (const label of ['admin', 'hosts']) {
      await page.goto(`http://${label}.localhost:${port}/login`);
      await expect(band).toContainText('No money moves.');
      await expectSound(page);
    }
    await expect(page.getByRole('link', { name: 'Open the outbox' })).toHaveAttribute('href', '/_outbox');
    expect((await page.request.get(`${cubby.url}/_outbox`)).status()).toBe(200);

    await page.goto(site);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(band).toBeHidden();
  });
});
