import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the log of changes', () => {
  it('says who changed which fields of a record, from what to what', async () => {
    const { token, user } = await createSession(server, 'admin');
    const admin = server.clientOf(token);
    const id = await createStashpoint(server);
    await admin.updateAdminStashpoint({ params: { id }, body: { active: false } });
    const { items } = await admin.listChanges({ query: { entity: 'stashpoint', entity_id: id } });
    expect(items).toMatchObject([
      {
        action: 'deactivated',
        actor: { id: user.id, name: 'Ada Lovelace' },
        before: { active: true },
        after: { active: false },
      },
    ]);
  });

  it('shows only what the reader has access to', async () => {
    const { token, user } = await createSession(server, 'admin');
    await server.database.query
      .updateTable('users')
      .set({ scopes: ['contents:all'] })
      .where('id', '=', user.id)
      .execute();
    const editor = server.clientOf(token);
    expect((await editor.listChanges()).items).toEqual([]);
    await expect(editor.listChanges({ query: { entity: 'stashpoint' } })).rejects.toMatchObject({ id: 'FORBIDDEN' });
    await expect(editor.listAdminStashpoints()).rejects.toMatchObject({ id: 'FORBIDDEN', status: 403 });
  });
});
