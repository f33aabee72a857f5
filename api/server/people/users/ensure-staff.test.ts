import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { ensureStaff } from './ensure-staff.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the first member of staff', () => {
  it('is the account named in the settings, even an existing one; the first one appoints others', async () => {
    const { user } = await createSession(server, 'customer', 'first@example.org');
    const { database, services } = server;
    expect(await ensureStaff(database, ' First@Example.org ', services.now())).toBe('first');
    const first = await database.query.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirst();
    expect(first).toMatchObject({ role: 'admin', scopes: null });
    expect(await ensureStaff(database, 'first@example.org', services.now())).toBe('staff');
    expect(await ensureStaff(database, 'second@example.org', services.now())).toBe('neither');
  });
});
