import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffScope } from '../../../contract/rules/roles.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createSession } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createSession(server, 'admin');
});
afterAll(() => server.close());

const admin = () => server.clientOf(staff.token);
const update = (session: AuthToken, id: string, body: object) =>
  server.clientOf(session.token).updateUser({ params: { id }, body });

async function createStaff(scopes: StaffScope[]): Promise<AuthToken> {
  const session = await createSession(server, 'admin');
  await update(staff, session.user.id, { scopes });
  return session;
}

describe('colleagues', () => {
  const mailsTo = async (email: string | null) => {
    const mails = server.database.query.selectFrom('mails').select(['subject', 'body']).orderBy('id');
    return mails.where('recipient', '=', email ?? '').execute();
  };
  const invite = (session: AuthToken, email: string, scopes: StaffScope[] | null) =>
    server.clientOf(session.token).inviteColleague({ body: { email, first_name: 'Kit', language: 'de', scopes } });

  it('are invited by email, with the permissions they get, and sign in with a code', async () => {
    const email = 'kit@example.org';
    const { id } = await invite(staff, ' Kit@Example.org ', ['reviews:all']);
    expect(await admin().getUser({ params: { id } })).toMatchObject({ role: 'admin', email, scopes: ['reviews:all'] });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Einladung ins Team von Cubby');
    expect(mail?.body).toContain('– Bewertungen');
    await expect(invite(staff, email, [])).rejects.toMatchObject({ errors: { email: ['EMAIL_ALREADY_EXISTS'] } });
    const people = await createStaff(['users:all']);
    await expect(invite(people, 'kim@example.org', ['money:all'])).rejects.toMatchObject({ id: 'FORBIDDEN' });
    await expect(invite(people, 'kim@example.org', null)).rejects.toMatchObject({ id: 'FORBIDDEN' });
    await expect(invite(people, 'kim', [])).rejects.toMatchObject({ errors: { email: expect.any(Array) } });
    expect(await mailsTo('kim@example.org')).toEqual([]);
  });

  it('hear of every change of their permissions, and of nothing else', async () => {
    const { user } = await createStaff(['reviews:all']);
    await update(staff, user.id, { last_name: 'King' });
    await update(staff, user.id, { scopes: ['coupons:all'] });
    await update(staff, user.id, { role: 'customer' });
    const told = (await mailsTo(user.email)).map(({ body }) => body);
    expect(told).toEqual([
      expect.stringContaining('– Reviews'),
      expect.stringContaining('– Coupons'),
      expect.stringContaining('removed you from the Cubby team'),
    ]);
  });

  it('who leave lose permissions, sessions and sign-in methods at once; the last with all permissions cannot', async () => {
    const leaver = await createStaff(['bookings:all']);
    const { id, email } = leaver.user;
    const { query } = server.database;
    await query
      .insertInto('backup_codes')
      .values({ hash: 'h1', user_id: id, created: server.services.now() })
      .execute();
    const deactivate = (session: AuthToken, person: string, hand_over_to: string | null = null) =>
      server.clientOf(session.token).deactivateColleague({ params: { id: person }, body: { hand_over_to } });
    const limited = await createStaff(['users:all']);
    await expect(deactivate(limited, id)).rejects.toMatchObject({ id: 'FORBIDDEN' });
    await expect(deactivate(staff, staff.user.id)).rejects.toMatchObject({ id: 'FORBIDDEN' });
    await expect(deactivate(staff, id, id)).rejects.toMatchObject({ errors: { hand_over_to: ['INVALID_DATA'] } });
    const both = await Promise.allSettled([deactivate(staff, id), deactivate(staff, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await admin().getUser({ params: { id } })).toMatchObject({ role: 'customer', scopes: null });
    await expect(server.clientOf(leaver.token).getMe()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
    expect(await query.selectFrom('backup_codes').select('hash').where('user_id', '=', id).execute()).toEqual([]);
    expect((await mailsTo(email)).at(-1)?.body).toContain('removed you from the Cubby team');
    const traveller = await createSession(server);
    await expect(deactivate(staff, traveller.user.id)).rejects.toMatchObject({ id: 'NOT_FOUND' });
  });
});
