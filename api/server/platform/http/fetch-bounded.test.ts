import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { fetchBounded } from './fetch-bounded.ts';

it('a server we call can’t redirect us to another one', async () => {
  const moved = Fastify()
    .get('/', (_request, reply) => reply.redirect('/there'))
    .get('/there', async () => 'here');
  const address = await moved.listen({ port: 0, host: '127.0.0.1' });
  const bounds = { timeoutMs: 2000, mostBytes: 1000 };
  await expect(fetchBounded(address, bounds)).rejects.toThrow();
  expect((await fetchBounded(address, bounds, { redirect: 'follow' })).status).toBe(200);
  await moved.close();
});
