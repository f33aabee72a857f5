import type { HasDatabase } from './platform/database/connect.ts';
import type { HasLog } from './platform/runtime/log.ts';
import type { HasPages } from './site/pages/page-edition.ts';

const BEGINS = {
  database: 'read-only: the database accepts no writes. All that is read is served; jobs and mail pause until it does',
  setting: 'read-only, by READ_ONLY: all that is read is served; jobs and mail pause',
};
const ENDS = 'writing works again: jobs and mail go on';

/** Logs that nothing can be written when that begins and when it ends, and renders pages anew, with or without the notice. */
export function tellReadOnly({ database: { writes }, log, pages }: HasDatabase & HasLog & HasPages): () => void {
  const begins = () => log.warn(BEGINS[writes.isFixed ? 'setting' : 'database']);
  if (writes.isReadOnly) begins();
  return writes.onChange((isReadOnly) => {
    pages.begin();
    if (isReadOnly) begins();
    else log.warn(ENDS);
  });
}
