/** What this site needs of a browser's storage. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Kept on the device until somebody clears it. */
export const deviceStorage = keptStorage(() => window.localStorage);
/** Kept as long as the tab. */
export const tabStorage = keptStorage(() => window.sessionStorage);

/**
 * Storage that never throws. A browser that is told to keep nothing throws at the mere mention of it, and a full one at
 * each write: what is kept then lasts as long as the page.
 */
export function keptStorage(open: () => Storage): KeptStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return use(open());
    } catch {
      return otherwise();
    }
  };
  return {
    getItem: (key) =>
      memory.get(key) ??
      attempt<string | null>(
        (storage) => storage.getItem(key),
        () => null,
      ),
    setItem: (key, value) => {
      memory.delete(key);
      attempt<unknown>(
        (storage) => storage.setItem(key, value),
        () => memory.set(key, value),
      );
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
  };
}
