import { PERSONAL } from './kept.ts';

/** Deletes the passes on this device when their owner signs out. */
export async function forgetPasses(): Promise<void> {
  if ('caches' in window) await caches.delete(PERSONAL);
}
