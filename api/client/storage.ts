/** The part of a browser's storage that our sites use. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stored on the device until the visitor clears it. */
export const deviceStorage = keptStorage(() => window.localStorage);
/** Kept as long as the tab. */
export const tabStorage = keptStorage(() => window.sessionStorage);

/**
 * Returns storage that never throws. A browser that blocks storage throws at the first access, and a full one at each
 * write: the data then lasts as long as the page.
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
