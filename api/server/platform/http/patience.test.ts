import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { letGoWhenStopping, PATIENCE } from './patience.ts';

describe('a server that is stopping', () => {
  it('answers once more on open connections and closes them, and accepts no new ones', async () => {
    const app = Fastify(PATIENCE);
    letGoWhenStopping(app, 20_000);
    app.get('/', async () => 'here');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const ask = async () => {
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      const [answer] = (await once(socket, 'data')) as [Buffer];
      return answer.toString().toLowerCase();
    };
    expect(await ask()).toContain('connection: keep-alive');

    const closed = app.close();
    await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    const last = await ask();
    expect([last.includes(' 200 ok'), last.includes('connection: close'), last.endsWith('here')]).toEqual(
      Array(3).fill(true),
    );
    if (!socket.closed) await once(socket, 'close');
    await closed;
  });
});
