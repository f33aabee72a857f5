import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CubbyServer, startCubby } from '../harness/cubby-server.ts';
import { startWordPress, type WordPress } from '../harness/wordpress.ts';
import { expect, expectSound, test } from './journey.ts';
import { sayIn } from './words.ts';

/* The blog with a content service that works, fails or hangs; on one size, because it starts a separate server. */
test.describe('the blog of a content service', { tag: '@one-size' }, () => {
  // An unavailable service also gets a response: 503.
  test.use({ excused: /status of (4\d\d|503)/ });
  let wordPress: WordPress;
  let cubby: CubbyServer;
  let folder: string;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cubby-blog-'));
    wordPress = await startWordPress();
    cubby = await startCubby({ DATA_DIR: folder, SEED: 'none', CONTENT_URL: wordPress.url });
  });
  test.afterAll(async () => {
    await cubby.stop();
    wordPress.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('can be read, survives an outage of the service, and says so if nothing is cached', async ({ page }) => {
    await page.goto(`${cubby.url}/blog`);
    await page.getByRole('link', { name: 'Rain & shine' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rain & shine' })).toBeVisible();
    await expect(page.getByText('Museums.')).toBeVisible();
    await expect(page).toHaveTitle('Rain & shine · Cubby');
    await expectSound(page);

    wordPress.behave('failing');
    await page.goto(`${cubby.url}/blog/rain`);
    await expect(page.getByText('Museums.')).toBeVisible();

    wordPress.behave('hanging');
    await page.goto(`${cubby.url}/de/blog`);
    await expect(page.getByRole('heading', { name: sayIn('de')('site/blog blog.away') })).toBeVisible();
    await expectSound(page);
  });
});
