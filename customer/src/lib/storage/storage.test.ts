import { keptStorage } from '@cubby/api/client';
import { describe, expect, it } from 'vitest';

/** Throws like a browser that blocks storage. */
const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full = () =>
  Object.assign(Object.create(localStorage), {
    getItem: (key: string) => localStorage.getItem(key),
    removeItem: (key: string) => localStorage.removeItem(key),
    setItem: () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    },
  });

describe('storage', () => {
  it.each([
    ['that works', () => localStorage],
    ['that is refused', refused],
    ['that is full', full],
  ])('%s stores, returns and deletes', (_, open) => {
    const storage = keptStorage(open);
    expect(storage.getItem('a')).toBeNull();
    storage.setItem('a', '1');
    storage.setItem('a', '2');
    expect(storage.getItem('a')).toBe('2');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  it('that works is the browser’s own', () => {
    keptStorage(() => localStorage).setItem('b', '1');
    expect(localStorage.getItem('b')).toBe('1');
  });
});
