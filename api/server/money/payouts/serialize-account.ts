import type { ExternalAccount } from '../../../contract/structs/host.ts';
import type { AccountRow } from './accounts-store.ts';
import { endOfNumber } from './end-of-number.ts';

export function serializeAccount(
  { account_number, pays_from, ...row }: Omit<AccountRow, 'host_id'> & { host_id: string | null },
  now: Date,
): ExternalAccount {
  return {
    ...row,
    account_number_end: endOfNumber(account_number),
    pays_from: pays_from && pays_from > now ? pays_from.toISOString() : null,
    created: row.created.toISOString(),
  };
}
