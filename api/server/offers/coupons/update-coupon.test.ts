import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a coupon for one customer', () => {
  it('is changed by sixty requests at once, while all other requests are answered', async () => {
    const customer = await createSession(server);
    const staff = server.clientOf((await createSession(server, 'admin')).token);
    const { code } = await staff.createCoupon({ body: { code: 'FORADA', percent: 10, customer_id: customer.user.id } });
    const edits = Array.from({ length: 60 }, (_, number) =>
      staff.updateCoupon({ params: { code }, body: { uses_left: number + 1 } }),
    );
    const answers = await Promise.all([...edits, staff.listCoupons({ query: {} })]);
    expect(answers).toHaveLength(61);
  });
});
