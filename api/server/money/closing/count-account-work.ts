import type { Dashboard } from '../../../contract/structs/dashboard.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasBusinessZone } from '../ledger/business-zone.ts';
import { listMonths } from './months.ts';
import { countUnexplained, listOpenRuns } from './store.ts';

/** Months that are looked at: a network that never closes any is not reminded of each. */
const MONTHS = 3;

/** Counts what waits for the accounts: runs to release, discrepancies, and months that are over and not closed. */
export async function countAccountWork(
  services: HasDatabase & HasClock & HasBusinessZone,
): Promise<Dashboard['accounts']> {
  const { query } = services.database;
  const now = services.now();
  const runs = await listOpenRuns(query);
  const { items } = await listMonths(services, { per_page: MONTHS });
  return {
    runs: runs.length,
    oldest_run: runs[0]?.created.toISOString() ?? null,
    unexplained: await countUnexplained(query, { from: new Date(0), until: now }),
    months: items.flatMap(({ id, state }) => (state === 'open' ? [id] : [])),
  };
}
