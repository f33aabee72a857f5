import { PARTNER_STORAGE_TYPES } from '../../../contract/vocabulary/storage-types.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { type Gauges, sparingly } from '../../platform/metrics/gauges.ts';
import { listPartnerRuns } from './list-partner-runs.ts';
import type { HasLockerPartners } from './locker-partner.ts';

/** Reports the last import of each configured partner. */
export function partnerGauges({ database, lockerPartners }: HasDatabase & HasLockerPartners): Gauges {
  const configured = PARTNER_STORAGE_TYPES.filter((type) => lockerPartners[type] !== null);
  return sparingly({
    help: {
      cubby_partner_up: '1 if the last import from a partner succeeded, 0 if it failed',
      cubby_partner_last_success_timestamp_seconds: 'When an import from a partner last succeeded',
    },
    label: 'partner',
    read: async () => {
      const all = configured.length > 0 ? await listPartnerRuns(database.query) : [];
      const runs = all.filter(({ partner }) => configured.some((type) => type === partner));
      return {
        cubby_partner_up: Object.fromEntries(runs.map(({ partner, problem }) => [partner, problem === null ? 1 : 0])),
        cubby_partner_last_success_timestamp_seconds: Object.fromEntries(
          runs.flatMap(({ partner, succeeded_at }) => (succeeded_at ? [[partner, succeeded_at.getTime() / 1000]] : [])),
        ),
      };
    },
  });
}
