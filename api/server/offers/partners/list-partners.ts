import type { Services } from '../../services.ts';
import { listPartnerRows } from './store.ts';

/** Partners with a page of their own, by name. */
export function listPartners({ database }: Services): Promise<{ slug: string; name: string }[]> {
  return listPartnerRows(database.query);
}
