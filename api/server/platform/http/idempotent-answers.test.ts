import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Client } from '../../../client/client.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createCity, createSession } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { forgetKind } from '../../retention.ts';

let server: TestServer;
let staff: AuthToken;
let client: Client;
let city: string;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createSession(server, 'admin');
  client = server.clientOf(staff.token);
  city = (await createCity(server)).id;
});
afterAll(() => server.close());

let key: { idempotencyKey: string };
let name: string;
beforeEach(() => {
  key = { idempotencyKey: randomUUID() };
  name = `Area ${key.idempotencyKey}`;
});

const area = () => ({ city_id: city, name, lat: 51.5, lng: -0.1 });
const create = (by = client) => by.createArea({ body: area() }, key);
const count = async () =>
  (await server.database.query.selectFrom('areas').select('id').where('name', '=', name).execute()).length;
const kept = () => server.database.query.selectFrom('idempotent_answers').selectAll().execute();
/** Changes the newest row, which is the one of this test. */
const age = (set: string) =>
  server.database.executeSql(`update idempotent_answers set ${set} where started =
    (select max(started) from idempotent_answers)`);

it('runs a call once for its key, however many arrive at once, and answers all alike', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => create()));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await create()).toEqual(answers[0]);
  expect(await count()).toBe(1);
  await client.createArea({ body: area() });
  expect(await count()).toBe(2);
});

it('refuses a key that comes with another request, and leaves it to another person', async () => {
  await create();
  await expect(client.createArea({ body: { ...area(), lat: 52 } }, key)).rejects.toMatchObject({
    status: 422,
    id: 'IDEMPOTENCY_KEY_REUSED',
  });
  await expect(client.createArea({ body: area() }, { idempotencyKey: 'x'.repeat(201) })).rejects.toMatchObject({
    errors: { 'Idempotency-Key': ['INVALID_DATA'] },
  });
  const colleague = await createSession(server, 'admin');
  await create(server.clientOf(colleague.token));
  expect(await count()).toBe(2);
});

it('tells files apart by their bytes', async () => {
  const send = async (background: string) => {
    const file = await sharp({ create: { width: 1024, height: 768, channels: 3, background } })
      .png()
      .toBuffer();
    return client.createPicture({ body: { file, purpose: 'stashpoint' } }, key);
  };
  const { id } = await send('#ff0000');
  expect((await send('#ff0000')).id).toBe(id);
  await expect(send('#0000ff')).rejects.toMatchObject({ id: 'IDEMPOTENCY_KEY_REUSED' });
});

it('keeps no refusal: the caller may try again', async () => {
  const body = { code: `ONCE-${key.idempotencyKey.slice(0, 8)}`.toUpperCase(), percent: 5 };
  await client.createCoupon({ body });
  await expect(client.createCoupon({ body }, key)).rejects.toMatchObject({ id: 'CODE_ALREADY_EXISTS' });
  await server.database.query.deleteFrom('coupons').where('code', '=', body.code).execute();
  expect(await client.createCoupon({ body }, key)).toMatchObject({ code: body.code });
});

it('runs a call again whose first run has crashed', async () => {
  await create();
  await age(`answer = null, started = started - interval '61 seconds'`);
  await create();
  expect(await count()).toBe(2);
});

it('keeps answers sealed, for a day', async () => {
  await create();
  expect(JSON.stringify(await kept())).not.toContain(name);
  await forgetKind(server.services, 'answers');
  const before = (await kept()).length;
  await age(`started = started - interval '25 hours'`);
  expect(await forgetKind(server.services, 'answers')).toBe(1);
  expect(await kept()).toHaveLength(before - 1);
});
