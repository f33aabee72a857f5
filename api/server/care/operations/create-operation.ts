import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import type { Operation, OperationKind } from '../../../contract/structs/operation.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { getOperation } from './get-operation.ts';
import type { HasOperations } from './operation-worker.ts';
import { requireKind } from './require-kind.ts';
import { insertOperation } from './store.ts';

type Choice = BodyOf<Endpoints['createOperation']>;

/**
 * Chooses records and what to do with them; the preview is made by the job. Rights to each record are those of its
 * single action, and are asked for each.
 *
 * @throws CubbyError FORBIDDEN for a kind that is not the caller's; INVALID_DATA or REQUIRED_DATA_CLIENT_ERROR naming
 * the fields.
 */
export async function createOperation(
  services: HasDatabase & HasClock & HasOperations,
  caller: Caller,
  { kind, ids, ...choices }: Choice,
): Promise<Operation> {
  requireKind(caller, kind);
  if (new Set(ids).size < ids.length) throw fieldError('ids', 'Each record can be chosen once.');
  requireChoices(kind, choices);
  const id = hexId(16);
  const operation = {
    id,
    author_id: caller.userId,
    caller: JSON.stringify({ ...caller, proof: null }),
    kind,
    arguments: JSON.stringify(choices),
    state: 'planning' as const,
    created: services.now(),
  };
  await services.database.transaction((transaction) => insertOperation(transaction, operation, ids));
  services.operations.wake();
  return getOperation(services, caller, id);
}

type Field = keyof Omit<Choice, 'kind' | 'ids'>;

const REQUIRED: Partial<Record<OperationKind, readonly Field[]>> = {
  close: ['start_date', 'end_date', 'reason'],
  reopen: ['start_date', 'end_date'],
  hide_reviews: ['reason'],
  hours: ['source_id'],
  price: ['by'],
};

function requireChoices(kind: OperationKind, choices: Omit<Choice, 'kind' | 'ids'>): void {
  const { start_date, end_date, by, first_day, extra_day, currency_code } = choices;
  const missing = (REQUIRED[kind] ?? []).filter((field) => choices[field] === undefined);
  if (kind === 'price' && first_day === undefined && extra_day === undefined) missing.push('first_day');
  if (kind === 'price' && by !== 'percent' && currency_code === undefined) missing.push('currency_code');
  if (missing.length > 0)
    throw new CubbyError('REQUIRED_DATA_CLIENT_ERROR', `Still missing: ${missing.join(', ')}.`, {
      errors: Object.fromEntries(missing.map((field) => [field, ['REQUIRED_DATA_CLIENT_ERROR']])),
    });
  if (start_date && end_date && end_date < start_date)
    throw fieldError('end_date', 'The last day is before the first.');
}
