import { describe, expect, it, vi } from 'vitest';
import { PageCache } from './page-cache.ts';

/** Starts pages with an edition that can be raised; each contains the number of its rendering. */
function startPages() {
  let edition = 1;
  let drawings = 0;
  const pages = new PageCache<{ text: string; packed: Buffer; isEmpty?: boolean }>(() => edition);
  return {
    raise: () => {
      edition += 1;
    },
    read: async (address = '/', { isEmpty = false, seconds = undefined as number | undefined } = {}) => {
      const draw = async () => ({ text: `${address} ${++drawings}`, packed: Buffer.from(address), isEmpty });
      return { text: (await pages.read(address, draw, seconds)).text };
    },
    fail: async () => ({ text: (await pages.read('/', () => Promise.reject(new Error('no database')))).text }),
  };
}

describe('a page that was drawn', () => {
  it('is served again, and each address has its own', async () => {
    const { read } = startPages();
    expect(await read()).toEqual({ text: '/ 1' });
    expect(await read()).toEqual({ text: '/ 1' });
    expect(await read('/faq')).toEqual({ text: '/faq 2' });
  });

  it('is drawn again when it may not be served any longer, or was empty', async () => {
    vi.useFakeTimers();
    const { read } = startPages();
    await read('/search', { seconds: 10 });
    vi.advanceTimersByTime(10_000);
    expect(await read('/search', { seconds: 10 })).toEqual({ text: '/search 1' });
    vi.advanceTimersByTime(1);
    expect(await read('/search', { seconds: 10 })).toEqual({ text: '/search 2' });
    await read('/faq', { isEmpty: true });
    expect(await read('/faq')).toEqual({ text: '/faq 4' });
    vi.useRealTimers();
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
