import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBlankDatabase } from '../../../testing/test-database.ts';
import type { Database } from './connect.ts';

let database: Database;
beforeAll(async () => {
  database = await openBlankDatabase();
  await database.executeSql('create table bags (id int primary key); insert into bags values (1)');
});
afterAll(() => database.close());

const read = (query: Database['query']) => sql`select * from bags where id = ${1}`.execute(query);
const addColumn = (name: string) => database.executeSql(`alter table bags add column ${name} int`);

describe('a prepared statement whose table gets another column', () => {
  it('is repeated, on every connection that knows it', async () => {
    const many = () => Promise.all(Array.from({ length: 8 }, () => read(database.query)));
    await many();
    await addColumn('weight');
    for (const { rows } of await many()) expect(rows).toEqual([{ id: 1, weight: null }]);
  });

  it('is repeated with its whole transaction, once', async () => {
    await database.transaction(read);
    await addColumn('height');
    let runs = 0;
    await database.transaction(async (own) => {
      runs += 1;
      await sql`insert into bags (id) values (${runs + 100})`.execute(own);
      await read(own);
    });
    expect(runs).toBe(2);
    const { rows } = await database.executeSql('select id from bags where id > 100');
    expect(rows).toEqual([{ id: 102 }]);
  });

  it('fails in a transaction that meets it twice', () => failsTwiceWith(outdated));
});

describe('a serialization failure', () => {
  it('is repeated like a deadlock, once', () => failsTwiceWith(Object.assign(new Error(), { code: '40001' })));
});

async function failsTwiceWith(error: Error) {
  let runs = 0;
  const attempt = database.transaction(async (own) => {
    runs += 1;
    throw await sql`select 1`.execute(own).then(() => error);
  });
  await expect(attempt).rejects.toBe(error);
  expect(runs).toBe(2);
}

describe('the loser of a deadlock', () => {
  it('is repeated with its whole transaction', async () => {
    await database.executeSql('create table locks (id int primary key); insert into locks values (1), (2)');
    const lock = (own: Database['query'], id: number) =>
      sql`select from locks where id = ${id} for update`.execute(own);
    let runs = 0;
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const winner = database.transaction(async (own) => {
      await sql`set local deadlock_timeout = '1min'`.execute(own);
      await lock(own, 2);
      first.resolve();
      await second.promise;
      await lock(own, 1);
    });
    await first.promise;
    await database.transaction(async (own) => {
      runs += 1;
      await sql`set local deadlock_timeout = '200ms'`.execute(own);
      await lock(own, 1);
      second.resolve();
      await lock(own, 2);
    });
    await winner;
    expect(runs).toBe(2);
  });
});

const outdated = Object.assign(new Error('cached plan must not change result type'), { code: '0A000' });
