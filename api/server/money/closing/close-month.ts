import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import type { MonthReport } from '../../../contract/structs/month.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasBusinessZone } from '../ledger/business-zone.ts';
import { getMonth } from './get-month.ts';
import { requireMonth } from './months.ts';
import { noteExport, writeClosing } from './store.ts';

type ClosesMonths = HasDatabase & HasClock & HasBusinessZone;

/** @throws CubbyError NOT_FOUND. */
export async function noteMonthExport(services: ClosesMonths, caller: Caller, period: string): Promise<MonthReport> {
  await requireMonth(services, period);
  await noteExport(services.database.query, period, caller.userId, services.now());
  return getMonth(services, period);
}

/**
 * Closes a month with the sums it has now. Rows of the ledger are written at the present moment, so whatever comes later
 * belongs to a later month.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT for a month that isn't over or is closed; REQUIRED_DATA_CLIENT_ERROR on `note`
 * where something is missing.
 */
export async function closeMonth(
  services: ClosesMonths,
  caller: Caller,
  period: string,
  { note: given }: BodyOf<Endpoints['closeMonth']>,
): Promise<MonthReport> {
  const { state, gaps, sums } = await getMonth(services, period);
  if (state === 'running') throw new CubbyError('CONFLICT', 'This month isn’t over.');
  const note = given?.trim() || null;
  if (gaps.length > 0 && note === null)
    throw fieldError('note', 'Say why it is closed with something missing.', 'REQUIRED_DATA_CLIENT_ERROR');
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    const closing = { period, closed_at: now, closed_by: caller.userId, note, sums };
    if (!(await writeClosing(transaction, closing)))
      throw new CubbyError('CONFLICT', 'This month is closed: reload to see by whom.');
    const after = { gaps, ...(note && { note }) };
    await recordChange(transaction, {
      caller,
      action: 'closed',
      entity: 'month',
      id: period,
      before: null,
      after,
      now,
    });
  });
  return getMonth(services, period);
}
