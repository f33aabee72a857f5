import type { AddressInfo } from 'node:net';
import { buildApp } from '../server/app.ts';
import { connectDatabase } from '../server/platform/database/connect.ts';
import { readConfig } from '../server/platform/settings/config.ts';
import { openRecorder } from '../server/platform/traces/open-recorder.ts';
import { recordWith } from '../server/platform/traces/traces.ts';

/*
 * The app three times in one process, so that all share one warm code: twice without traces, once with. The bench starts
 * it, and tells it which share is recorded in each turn; it answers with the processor time so far, in microseconds.
 */

export type Order = { begin: number | null } | 'end';

const { traces, ...config } = readConfig(process.env);
if (!traces || !process.send) throw new Error('The bench starts this, with a receiver of traces.');
/** One for each share, open all the time, as on a server. */
const recorders = [0.1, 1].map((share) => ({ share, recorder: openRecorder({ ...traces, share }, () => {}) }));

async function open(): Promise<string> {
  const database = connectDatabase({ url: config.databaseUrl ?? '' });
  const { server, services } = await buildApp({ config: { ...config, traces }, database, logLevel: 'warn' });
  await services.caches.invalidate();
  await server.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

const urls = { off: await open(), beside: await open() };
for (const { recorder } of recorders) recordWith(recorder);
const on = await open();

process.on('message', async (order: Order) => {
  // Spans recorded in a turn of the event loop are sent in the same turn.
  if (order === 'end') await Promise.all(recorders.map(({ recorder }) => recorder.flush()));
  else for (const { share, recorder } of recorders) if (share === order.begin) recordWith(recorder);
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.on('disconnect', () => process.exit(0));
process.send({ ...urls, on });
