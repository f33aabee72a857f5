import type { Insertable, Kysely } from 'kysely';
import { fieldError } from '../../../contract/errors.ts';
import { isCode, MAXIMUM_CODES_AT_ONCE, normaliseCode } from '../../../contract/rules/coupons.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { bookingId, hexId } from '../../platform/secrets/ids.ts';

type CouponColumns = Omit<Insertable<Schema['coupons']>, 'id' | 'code'>;

/** Returns the code as stored. @throws CubbyError INVALID_DATA on `field`. */
export function requireCode(code: string, field: string): string {
  const normal = normaliseCode(code);
  if (!isCode(normal)) throw fieldError(field, 'A code must have 3 to 40 letters, digits and dashes.');
  return normal;
}

/** @throws CubbyError INVALID_DATA on `count`. */
export function requireCount(count: number): number {
  if (!Number.isSafeInteger(count) || count < 1 || count > MAXIMUM_CODES_AT_ONCE)
    throw fieldError('count', `1 to ${MAXIMUM_CODES_AT_ONCE} codes can be created at once.`);
  return count;
}

/** Inserts coupons on the same terms, each with a random code; codes that exist already are drawn again. */
export async function insertRandomCodes(
  transaction: Kysely<Schema>,
  columns: CouponColumns,
  count: number,
  prefix: string,
): Promise<string[]> {
  const codes: string[] = [];
  while (codes.length < count) {
    const values = Array.from({ length: count - codes.length }, () => ({
      ...columns,
      id: hexId(12),
      code: prefix + bookingId(),
    }));
    const written = await transaction
      .insertInto('coupons')
      .values(values)
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .execute();
    codes.push(...written.map(({ code }) => code));
  }
  return codes;
}
