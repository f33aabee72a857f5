import type { HasDatabase } from './platform/database/connect.ts';
import type { ReadOnlyReason } from './platform/database/write-access.ts';
import type { HasLog } from './platform/runtime/log.ts';
import type { HasPages } from './site/pages/page-edition.ts';

const BEGINS: Record<ReadOnlyReason, string> = {
  database: 'read-only: the database accepts no writes. All that is read is served; jobs and mail pause until it does',
  disk: 'read-only: the disk of the database is full. All that is read is served; jobs and mail go on once there is room',
  setting: 'read-only, by READ_ONLY: all that is read is served; jobs and mail pause',
};
const ENDS = 'writing works again: jobs and mail go on';

/** Logs that nothing can be written when that begins and when it ends, and renders pages anew, with or without the notice. */
export function tellReadOnly({ database: { writes }, log, pages }: HasDatabase & HasLog & HasPages): () => void {
  const tell = () => log.warn(writes.reason ? BEGINS[writes.reason] : ENDS);
  if (writes.isReadOnly) tell();
  return writes.onChange(() => {
    pages.begin();
    tell();
  });
}
