import type { ExternalAccount } from '../../../contract/structs/host.ts';
import type { AccountRow } from './accounts-store.ts';
import { endOfNumber } from './end-of-number.ts';

export function serializeAccount({ account_number, ...row }: AccountRow): ExternalAccount {
  return { ...row, account_number_end: endOfNumber(account_number), created: row.created.toISOString() };
}
