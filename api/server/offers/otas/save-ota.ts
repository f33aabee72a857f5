import type { Kysely } from 'kysely';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { checkEmail, normaliseEmail } from '../../../contract/rules/fields.ts';
import type { Ota } from '../../../contract/structs/prepaid.ts';
import { CURRENCIES } from '../../../contract/vocabulary/currencies.ts';
import { differenceOf, recordChange } from '../../platform/audit/record-change.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { findOtaRow, insertOta, isEmailTaken, lockOta, type OtaRow, updateOtaRow } from './store.ts';

/** @throws CubbyError for an invalid address or name, EMAIL_ALREADY_EXISTS. */
export async function createOta(
  services: HasDatabase & HasClock,
  caller: Caller,
  draft: BodyOf<Endpoints['createOta']>,
): Promise<Ota> {
  const id = hexId(12);
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    const fields = await readFields(transaction, draft, null);
    await insertOta(transaction, { id, name: fields.name ?? '', email: fields.email ?? '', created: now });
    await recordChange(transaction, { caller, action: 'created', entity: 'ota', id, before: null, after: fields, now });
  });
  return getOta(services, id);
}

/** @throws CubbyError NOT_FOUND, CONFLICT, an invalid address or name, EMAIL_ALREADY_EXISTS. */
export async function updateOta(
  services: HasDatabase & HasClock,
  caller: Caller,
  id: string,
  { expected_version, ...draft }: BodyOf<Endpoints['updateOta']>,
): Promise<Ota> {
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    await lockOta(transaction, id);
    const ota = await getOta(services, id, transaction);
    requireVersion(ota, expected_version);
    const difference = differenceOf(ota, await readFields(transaction, draft, id));
    if (!difference) return;
    await updateOtaRow(transaction, id, difference.after);
    await recordChange(transaction, { caller, action: 'updated', entity: 'ota', id, ...difference, now });
  });
  return getOta(services, id);
}

/** @throws CubbyError NOT_FOUND. */
export async function getOta(
  { database, now }: HasDatabase & HasClock,
  id: string,
  query = database.query,
): Promise<Ota> {
  const row = await findOtaRow(query, id, now());
  if (!row) throw new CubbyError('NOT_FOUND', 'Agency not found.');
  return serializeOta(row);
}

export function serializeOta({ owed, created, ...row }: OtaRow): Ota {
  return {
    ...row,
    owed: (owed ?? []).map((sum) => ({ ...sum, ccy_minor_in_major: CURRENCIES[sum.ccy_code].minorInMajor })),
    created: created.toISOString(),
  };
}

interface Fields {
  name?: string;
  email?: string;
  [field: string]: unknown;
}

async function readFields(query: Kysely<Schema>, draft: Fields, id: string | null): Promise<Fields> {
  const fields: Fields = {};
  if (draft.name !== undefined) {
    fields.name = draft.name;
  }
  if (draft.email !== undefined) {
    const wrong = checkEmail(draft.email);
    if (wrong) throw problem('email', wrong);
    fields.email = normaliseEmail(draft.email);
    if (await isEmailTaken(query, fields.email, id)) throw problem('email', 'EMAIL_ALREADY_EXISTS');
  }
  return fields;
}

function problem(field: string, id: NonNullable<ReturnType<typeof checkEmail>>): CubbyError {
  return new CubbyError(id, `The agency’s ${field} is not valid.`, { errors: { [field]: [id] } });
}
