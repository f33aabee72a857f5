import { describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';

/** Starts pages with an edition that can be raised; each contains the number of its rendering. */
function startPages() {
  let edition = 1;
  let drawings = 0;
  const pages = new PageCache<{ text: string }>(() => edition);
  return {
    raise: () => {
      edition += 1;
    },
    read: (address = '/') =>
      pages.read(address, async () => {
        drawings += 1;
        return { text: `${address} ${drawings}` };
      }),
    fail: () => pages.read('/', () => Promise.reject(new Error('no database'))),
  };
}

describe('a page that was drawn', () => {
  it('is served again, and each address has its own', async () => {
    const { read } = startPages();
    expect(await read()).toEqual({ text: '/ 1' });
    expect(await read()).toEqual({ text: '/ 1' });
    expect(await read('/faq')).toEqual({ text: '/faq 2' });
  });

  it('is drawn once for simultaneous requests', async () => {
    const { read } = startPages();
    expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill({ text: '/ 1' }));
  });

  it('is redrawn after an invalidation', async () => {
    const { read, raise } = startPages();
    await read();
    raise();
    expect(await read()).toEqual({ text: '/ 2' });
  });

  it('is served once more if it can’t be redrawn', async () => {
    const { read, raise, fail } = startPages();
    await expect(fail()).rejects.toThrow('no database');
    await read();
    raise();
    expect(await fail()).toEqual({ text: '/ 1' });
  });
});
