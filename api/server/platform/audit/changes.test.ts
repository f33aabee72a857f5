import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffScope } from '../../../contract/rules/roles.ts';
import { createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { createHostRecord } from '../../../testing/team.ts';
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
    const host = await createSession(server, 'host');
    const host_id = await createHostRecord(server, host);
    const papers = { legal_name: 'Shelf Ltd', address: '7 Hidden Lane', city: 'London', country_code: 'GB' };
    await server.clientOf(host.token).updateTaxDetails({ params: { id: 'me' }, body: papers });
    const readAs = async (...scopes: StaffScope[]) => {
      await server.database.query.updateTable('users').set({ scopes }).where('id', '=', user.id).execute();
      return (await editor.listChanges({ query: { entity: 'host', entity_id: host_id } })).items[0];
    };
    const change = { action: 'tax_details_changed', entity_id: host_id };
    expect(await readAs('hosts:all')).toMatchObject({ ...change, before: null, after: null });
    expect(await readAs('hosts:all', 'money:all')).toMatchObject({ ...change, after: { address: '7 Hidden Lane' } });
    await expect(editor.listAdminStashpoints()).rejects.toMatchObject({ id: 'FORBIDDEN', status: 403 });
  });
});
