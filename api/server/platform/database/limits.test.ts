import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { Database } from './connect.ts';
import { isUnavailable } from './unavailable.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

describe('a connection to PostgreSQL', () => {
  it.each(['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])(
    'has a bound: %s',
    async (name) => {
      const { rows } = await database.executeSql(`select current_setting('${name}') as bound`);
      expect(rows[0]?.bound).toMatch(/^[1-9]\d*m?s$/);
    },
  );

  it('that waits too long for a lock gets a retryable error', async () => {
    await database.transaction(async (transaction) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(transaction);
      const other = database.outside(() =>
        database.transaction(async (second) => {
          await sql`set local lock_timeout = '50ms'`.execute(second);
          await sql`select pg_advisory_xact_lock(1)`.execute(second);
        }),
      );
      await expect(other).rejects.toSatisfy(isUnavailable);
    });
  });
});

describe('what the database can’t answer now', () => {
  const failure = (fields: object) => Object.assign(new Error('failed'), fields);

  it.each([
    [{ code: '57P01' }, true],
    [{ code: '55P03' }, true],
    [{ code: '57014' }, true],
    [{ code: '40P01' }, true],
    [{ code: '08006' }, true],
    [{ code: 'ECONNREFUSED' }, true],
    [{ code: 'EAGAIN' }, true],
    [{ code: 'ENOENT', syscall: 'connect' }, true],
    [{ message: 'timeout exceeded when trying to connect' }, true],
    [{ message: 'Connection terminated unexpectedly' }, true],
    [{ message: 'connect', cause: failure({ code: 'ECONNREFUSED' }) }, true],
    [{ errors: [failure({ code: 'ECONNREFUSED' }), failure({ code: 'ECONNREFUSED' })] }, true],
    [{ errors: [failure({ code: 'ECONNREFUSED' }), failure({})] }, false],
    [{ code: 'ENOENT', syscall: 'open' }, false],
    [{ code: '23505' }, false],
    [{ code: '22P02' }, false],
    [{ message: 'Something else' }, false],
  ])('is distinguished from invalid queries: %j', (fields, expected) => {
    expect(isUnavailable(failure(fields))).toBe(expected);
  });
});
