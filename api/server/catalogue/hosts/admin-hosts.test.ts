import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { mailedCode } from '../../../testing/prove-by-mail.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createSession(server, 'admin');
});
afterAll(() => server.close());

const admin = () => server.clientOf(staff.token);
const PERSON = {
  email: 'Nora@Desk.example',
  first_name: 'Nora',
  last_name: 'Ödegård',
  phone_number: '+44 20 7946 0018',
  business_name: 'Desk & Sons',
};
const create = (person: object = {}) => admin().createHost({ body: { ...PERSON, ...person } });

describe('hosts as staff see and edit them', () => {
  it('are created without a place, found by name, business, address and number, and given places', async () => {
    const nora = await create();
    expect(nora).toMatchObject({ email: 'nora@desk.example', stashpoint_ids: [], version: 1 });
    for (const q of ['odegard', 'desk sons', 'nora@desk', nora.id, '442079460018', '020 7946 0018'])
      expect((await admin().listHosts({ query: { q } })).items.map(({ id }) => id)).toContain(nora.id);
    expect((await admin().getHost({ params: { id: nora.user_id } })).id).toBe(nora.id);
    const stashpoint = await createStashpoint(server);
    const params = { id: nora.id };
    const given = await admin().updateHost({ params, body: { stashpoint_ids: [stashpoint], expected_version: 1 } });
    expect(given).toMatchObject({ stashpoint_ids: [stashpoint], version: 2 });
    expect((await admin().getAdminStashpoint({ params: { id: stashpoint } })).host.id).toBe(nora.user_id);
    await expect(admin().updateHost({ params, body: { stashpoint_ids: [] } })).rejects.toMatchObject({
      errors: { stashpoint_ids: ['INVALID_DATA'] },
    });
    await expect(admin().updateHost({ params, body: { first_name: 'N', expected_version: 1 } })).rejects.toMatchObject({
      id: 'CONFLICT',
    });
    const { items } = await admin().listChanges({ query: { entity: 'host', entity_id: nora.id } });
    expect(items[0]).toMatchObject({ before: { stashpoint_ids: [] }, after: { stashpoint_ids: [stashpoint] } });
  });

  it('keep what staff know of them when they prove an address that somebody else had signed up with', async () => {
    const email = 'claimed@desk.example';
    const stranger = { first_name: 'Mallory', last_name: 'M', phone_number: '+44 20 7946 0666' };
    const accepted_tos_at = server.services.now().toISOString();
    await server.client.createUser({ body: { ...stranger, email, accepted_tos_at, password: 'correct horse' } });
    const host = await create({ email });
    await server.client.requestOneTimePassword({ body: { email } });
    const body = { email, one_time_password: await mailedCode(server, email) };
    const { user } = await server.client.signInWithOneTimePassword({ body });
    expect(user).toMatchObject({ id: host.user_id, role: 'host', first_name: 'Nora', has_password: false });
    expect(user.phone_number).toBe(PERSON.phone_number);
  });

  it('keep their traveller account, and can’t be created twice', async () => {
    const session = await createSession(server, 'customer', 'was@traveller.example');
    const host = await create({ email: 'was@traveller.example' });
    expect(host.user_id).toBe(session.user.id);
    // Hosts don't need to know their own number.
    expect((await server.clientOf(session.token).getHost({ params: { id: 'me' } })).id).toBe(host.id);
    await expect(admin().getHost({ params: { id: 'me' } })).rejects.toMatchObject({ id: 'NOT_FOUND' });
    await expect(create({ email: 'was@traveller.example' })).rejects.toMatchObject({
      errors: { email: ['EMAIL_ALREADY_EXISTS'] },
    });
    await expect(create({ email: 'x@y.example', phone_number: '1' })).rejects.toMatchObject({
      errors: { phone_number: ['INVALID_PHONE_NUMBER_CLIENT_ERROR'] },
    });
  });

  it('have further notification addresses', async () => {
    const host = await create({ email: 'told@desk.example' });
    const { id: host_id } = host;
    const made = await admin().createHostNotificationEmail({ body: { host_id, email: 'Till@Desk.example' } });
    await expect(
      admin().createHostNotificationEmail({ body: { host_id, email: 'till@desk.example' } }),
    ).rejects.toMatchObject({ errors: { email: ['EMAIL_ALREADY_EXISTS'] } });
    const params = { id: made.id };
    const body = { email: 'counter@desk.example', expected_version: 1 };
    expect(await admin().updateHostNotificationEmail({ params, body })).toMatchObject({ version: 2 });
    await expect(admin().updateHostNotificationEmail({ params, body })).rejects.toMatchObject({ id: 'CONFLICT' });
    const own = await server.database.query.selectFrom('users').selectAll().where('id', '=', host.user_id).execute();
    expect(own).toHaveLength(1);
    expect((await admin().listHostNotificationEmails({ query: { host_id } })).items).toHaveLength(1);
    await admin().deleteHostNotificationEmail({ params });
    expect((await admin().listHostNotificationEmails({ query: { host_id } })).total).toBe(0);
  });

  it('still need a place when they register themselves', async () => {
    await expect(server.client.createHost({ body: PERSON })).rejects.toMatchObject({
      errors: { address: ['REQUIRED_DATA_CLIENT_ERROR'], opening_hours: ['REQUIRED_DATA_CLIENT_ERROR'] },
    });
  });
});
