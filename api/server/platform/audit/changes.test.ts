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

  it('is searched by author, record, field, action and time, and exported, each within the rights of the reader', async () => {
    const { token, user } = await createSession(server, 'admin');
    const admin = server.clientOf(token);
    const email = 'grace.audit@example.org';
    const { query } = server.database;
    await query.updateTable('users').set({ email, first_name: 'Grace' }).where('id', '=', user.id).execute();
    const id = await createStashpoint(server, { columns: { name: 'Lighthouse Books' } });
    await admin.updateAdminStashpoint({ params: { id }, body: { first_day_cost: 700 } });
    server.setNow('2026-11-24T10:00:00Z');
    await admin.updateAdminStashpoint({ params: { id }, body: { active: false } });
    await admin.createCoupon({ body: { code: 'AUDIT5', percent: 5 } });
    const host = await createSession(server, 'host');
    const host_id = await createHostRecord(server, host);
    const papers = { legal_name: 'Shelf Ltd', address: '7 Hidden Lane', city: 'London', country_code: 'GB' };
    await server.clientOf(host.token).updateTaxDetails({ params: { id: 'me' }, body: papers });
    const found = async (search: object) => {
      const { items, total } = await admin.listChanges({ query: search });
      expect(total).toBe(items.length);
      return items.map(({ action }) => action).join();
    };
    const searches: [object, string][] = [
      [{ actor_id: user.id }, 'created,deactivated,updated'],
      [{ q: ' GRACE.audit@' }, 'created,deactivated,updated'],
      [{ q: 'lighthouse' }, 'deactivated,updated'],
      [{ q: 'audit5' }, 'created'],
      [{ q: '!' }, ''],
      [{ entity: 'stashpoint', entity_id: id, sort: 'created', order: 'ASC' }, 'updated,deactivated'],
      [{ entity_id: id, field: 'first_day_cost' }, 'updated'],
      [{ actor_id: user.id, action: 'deactivated' }, 'deactivated'],
      [{ actor_id: user.id, created_until: '2026-11-24T00:00:00Z' }, 'updated'],
      [{ actor_id: user.id, created_from: '2026-11-24T00:00:00Z' }, 'created,deactivated'],
      [{ entity_id: host_id, field: 'address' }, 'tax_details_changed'],
    ];
    for (const [search, actions] of searches) expect([search, await found(search)]).toEqual([search, actions]);
    const [{ id: number } = { id: '' }] = (await admin.listChanges({ query: { q: 'audit5' } })).items;
    expect(await found({ ids: number })).toBe('created');
    for (const [field, bad] of Object.entries({ ids: 'x', after: 'x', action: 'x', created_from: '0', field: ' ' }))
      await expect(admin.listChanges({ query: { [field]: bad } as object })).rejects.toMatchObject({
        errors: { [field]: ['INVALID_DATA'] },
      });

    const csv = async (search: string) => {
      const headers = { Authorization: `Token ${token}`, Accept: 'text/csv' };
      return (await fetch(`${server.url}/v2/changes?created_from=2026-11-24T00:00:00Z${search}`, { headers })).text();
    };
    const whole = await csv('');
    for (const row of [
      `deactivated,stashpoint,${id},`,
      'created,coupon,AUDIT5,',
      `tax_details_changed,host,${host_id},`,
    ])
      expect(whole).toContain(row);
    expect(whole).toContain('7 Hidden Lane');
    await query
      .updateTable('users')
      .set({ scopes: ['hosts:all'] })
      .where('id', '=', user.id)
      .execute();
    expect(await found({ entity_id: host_id })).toBe('tax_details_changed');
    expect(await found({ entity_id: host_id, field: 'address' })).toBe('');
    expect(await found({ q: 'lighthouse' })).toBe('');
    const exported = await csv('');
    expect(exported).toContain('tax_details_changed');
    expect(exported).not.toMatch(/Hidden Lane|AUDIT5/);
  });
});
