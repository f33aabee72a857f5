import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { startTestServer } from '../../../testing/test-server.ts';
import { logSettings } from './log.ts';

describe('the log', () => {
  it('records refusals by caller and route, without the request body', async () => {
    const server = await startTestServer();
    const noted = vi.spyOn(server.server.log, 'warn');
    await fetch(`${server.url}/v2/tokens/a-secret-token`);
    expect(noted.mock.calls).toEqual([
      [{ refused: 'UNAUTHORIZED', method: 'GET', route: '/v2/tokens/:token', from: '127.0.0.1' }, 'refused'],
    ]);
    await server.close();
  });

  it('never shows the parameters of a failed statement', () => {
    const lines: string[] = [];
    const settings = { ...logSettings('warn', { errors: 0 }), stream: { write: (line: string) => lines.push(line) } };
    const err = Object.assign(new Error('duplicate key'), {
      params: ['ada@example.org'],
      detail: 'Key (email)=(ada@example.org) already exists.',
    });
    Fastify({ logger: settings }).log.error({ err }, 'a line\nand no second one');
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('ada@example.org');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'a line\nand no second one', time: expect.any(Number) });
  });

  it('counts failures', () => {
    const logged = { errors: 0 };
    const { log } = Fastify({ logger: { ...logSettings('warn', logged), stream: { write: () => {} } } });
    log.warn('no failure');
    log.child({ job: 'reconcile' }).error('a failure');
    expect(logged).toEqual({ errors: 1 });
  });
});
