import { accountChangeState } from '../../../contract/rules/payouts.ts';
import type { AccountChange } from '../../../contract/structs/account-change.ts';
import type { NamedAccountChange } from './account-changes-store.ts';

export function serializeAccountChange(row: NamedAccountChange, now: Date): AccountChange {
  return {
    id: row.id,
    host_id: row.host_id,
    host_name: row.business_name,
    ccy_code: row.currency_code,
    old_end: row.old_end,
    new_end: row.new_end,
    state: accountChangeState(row, now),
    created: row.created.toISOString(),
    starts_at: (row.released_at ?? row.starts_at).toISOString(),
    changed_by: { id: row.changed_by, name: row.changed_by_name },
    confirmed_by: row.confirmed_by === null ? null : { id: row.confirmed_by, name: row.confirmed_by_name },
  };
}
