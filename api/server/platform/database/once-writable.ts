import type { HasLog } from '../runtime/log.ts';
import type { Database } from './connect.ts';

type Stop = () => Promise<void>;

/**
 * Starts what needs to write: now, or once writing works, after `prepare`, which the start of the server has then left
 * out. Returns how to stop it.
 */
export async function onceWritable(
  { writes }: Pick<Database, 'writes'>,
  start: () => Promise<Stop>,
  { prepare, log }: HasLog & { prepare: () => Promise<void> },
): Promise<{ stop: Stop }> {
  if (!writes.isReadOnly) return { stop: await start() };
  let started: Promise<Stop | null> | null = null;
  const stopWaiting = writes.onChange((isReadOnly) => {
    if (isReadOnly || started) return;
    started = prepare()
      .then(start)
      .catch((err: unknown) => {
        log.error({ err }, 'jobs could not be started; they are tried again when writing works again');
        started = null;
        return null;
      });
  });
  return {
    stop: async () => {
      stopWaiting();
      await (await started)?.();
    },
  };
}
