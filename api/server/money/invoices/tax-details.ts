import { type Kysely, sql } from 'kysely';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import type { TaxDetails } from '../../../contract/structs/invoice.ts';
import { acceptSelfBilling } from '../../catalogue/hosts/accept-self-billing.ts';
import { requireHost } from '../../catalogue/hosts/get-host.ts';
import { differenceOf, recordChange } from '../../platform/audit/record-change.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { writeVatNumber } from '../../platform/tax/vat-number.ts';
import type { HasBusinessZone } from '../ledger/business-zone.ts';
import { issueInvoicesOf } from './issue-invoices.ts';

/** @throws CubbyError NOT_FOUND, also for another host's. */
export async function getTaxDetails({ database }: HasDatabase, caller: Caller, id: string): Promise<TaxDetails> {
  const host = await requireHost(database.query, caller, id);
  return findTaxDetails(database.query, host.id);
}

type Body = BodyOf<Endpoints['updateTaxDetails']>;

/**
 * Updates a host's tax details and self-billing agreement. Once both are complete, outstanding invoices are written at
 * once.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT; FORBIDDEN for staff who would accept in a host's name; INVALID_DATA on
 * `vat_number`, REQUIRED_DATA_CLIENT_ERROR on what is missing.
 */
export async function updateTaxDetails(
  services: HasDatabase & HasClock & HasConfig & HasBusinessZone,
  caller: Caller,
  id: string,
  { expected_version, accept_self_billing, ...sent }: Body,
): Promise<TaxDetails> {
  const { database, now } = services;
  const host = await requireHost(database.query, caller, id);
  if (accept_self_billing && host.user_id !== caller.userId)
    throw new CubbyError('FORBIDDEN', 'Only the host can agree to this.');
  await database.transaction(async (transaction) => {
    await transaction.selectFrom('hosts').select('id').where('id', '=', host.id).forNoKeyUpdate().execute();
    const known = await findTaxDetails(transaction, host.id);
    if (Object.keys(sent).length > 0) {
      requireVersion(known, expected_version);
      await writeDetails(transaction, caller, known, sent, now());
    }
    if (accept_self_billing) await acceptSelfBilling(transaction, caller, host.id, now());
  });
  await issueInvoicesOf(services, host.id);
  return findTaxDetails(database.query, host.id);
}

const FIELDS = ['legal_name', 'address', 'postal_code', 'city', 'country_code', 'vat_number'] as const;
const REQUIRED = ['legal_name', 'address', 'city', 'country_code'] as const;

async function writeDetails(
  transaction: Kysely<Schema>,
  caller: Caller,
  known: TaxDetails,
  sent: Omit<Body, 'expected_version' | 'accept_self_billing'>,
  now: Date,
): Promise<void> {
  const { vat_number: number = known.vat_number, ...others } = sent;
  const row = { ...Object.fromEntries(FIELDS.map((field) => [field, known[field]])), ...others } as Pick<
    TaxDetails,
    (typeof FIELDS)[number]
  >;
  const missing = REQUIRED.find((field) => !row[field].trim());
  if (missing) throw fieldError(missing, 'This field is required.', 'REQUIRED_DATA_CLIENT_ERROR');
  row.vat_number = requireVatNumber(row.country_code, number);
  const difference = differenceOf({ ...known }, row);
  if (!difference) return;
  await transaction
    .insertInto('host_tax_details')
    .values({ ...row, host_id: known.host_id })
    .onConflict((conflict) =>
      conflict.column('host_id').doUpdateSet({ ...row, version: sql`host_tax_details.version + 1` }),
    )
    .execute();
  await recordChange(transaction, {
    caller,
    action: 'tax_details_changed',
    entity: 'host',
    id: known.host_id,
    ...difference,
    now,
  });
}

async function findTaxDetails(query: Kysely<Schema>, id: string): Promise<TaxDetails> {
  const row = await query
    .selectFrom('hosts as h')
    .leftJoin('host_tax_details as t', 't.host_id', 'h.id')
    .select(['h.self_billing_accepted_at', 't.legal_name', 't.address', 't.postal_code', 't.city'])
    .select(['t.country_code', 't.vat_number', 't.version'])
    .where('h.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    host_id: id,
    legal_name: row.legal_name ?? '',
    address: row.address ?? '',
    postal_code: row.postal_code ?? '',
    city: row.city ?? '',
    country_code: row.country_code ?? '',
    vat_number: row.vat_number,
    self_billing_accepted_at: row.self_billing_accepted_at?.toISOString() ?? null,
    missing: [
      ...(row.legal_name ? [] : (['DETAILS'] as const)),
      ...(row.self_billing_accepted_at ? [] : (['AGREEMENT'] as const)),
    ],
    version: row.version ?? 0,
  };
}

/**
 * Requires a valid VAT number in the form used on documents; an empty one is null.
 *
 * @throws CubbyError INVALID_DATA on `vat_number`.
 */
function requireVatNumber(country: string, text: string | null): string | null {
  if (!text?.trim()) return null;
  const written = writeVatNumber(country, text);
  if (!written) throw fieldError('vat_number', 'This is not a valid VAT number of that country.');
  return written;
}
