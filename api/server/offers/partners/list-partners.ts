import type { HasDatabase } from '../../platform/database/connect.ts';
import { listPartnerRows } from './store.ts';

/** Lists partners with a page of their own, by name. */
export function listPartners({ database }: HasDatabase): Promise<{ slug: string; name: string }[]> {
  return listPartnerRows(database.query);
}
