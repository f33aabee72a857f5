import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { Database } from './connect.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const settingOf = async (key: string) =>
  (await database.query.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())?.value;

const write = (key: string, value: string) =>
  database.query
    .insertInto('settings')
    .values({ key, value })
    .execute()
    .then(() => {});

describe('inside a transaction', () => {
  it('every query runs in the transaction', async () => {
    await database.transaction(async (transaction) => {
      await transaction.insertInto('settings').values({ key: 'a', value: '1' }).execute();
      expect(await settingOf('a')).toBe('1');
    });
    expect(await settingOf('a')).toBe('1');
  });

  it('writes through the database are rolled back with the transaction', async () => {
    const failing = database.transaction(async () => {
      await write('a', '1');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await settingOf('a')).toBeUndefined();
  });

  it('more of them at once than there are connections all finish', async () => {
    const one = (number: number) =>
      database.transaction(async (transaction) => {
        await sql`select pg_advisory_xact_lock_shared(1)`.execute(transaction);
        await write(`k${number}`, 'x');
        return settingOf(`k${number}`);
      });
    expect(await Promise.all(Array.from({ length: 60 }, (_, number) => one(number)))).toEqual(Array(60).fill('x'));
  });

  it('a rehearsal returns its result and writes nothing', async () => {
    const found = await database.rehearse(async () => {
      await write('a', '1');
      return settingOf('a');
    });
    expect(found).toBe('1');
    expect(await settingOf('a')).toBeUndefined();
  });

  it('another one can’t begin in any way', async () => {
    await database.transaction(async () => {
      await expect(database.transaction(async () => {})).rejects.toThrow('already open');
      await expect(database.query.transaction().execute(async () => {})).rejects.toThrow('already open');
      await expect(database.executeSql('select 1')).rejects.toThrow('not allowed during a transaction');
    });
  });

  it('code that outlives it uses the database again', async () => {
    const ended = Promise.withResolvers<void>();
    let later: Promise<string | undefined> = Promise.resolve(undefined);
    await database.transaction(async () => {
      await write('a', '1');
      later = ended.promise.then(() => settingOf('a'));
    });
    ended.resolve();
    expect(await later).toBe('1');
    expect(database.inTransaction()).toBe(false);
  });
});
