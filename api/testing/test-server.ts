import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '../client/client.ts';
import { REFUND_LINES, type RefundPolicy } from '../contract/rules/refunds.ts';
import { landmarkSceneOf } from '../demo/places/landmark-pictures.ts';
import { drawStillMap } from '../drawings/map/draw-still-map.ts';
import { renderPicture } from '../drawings/render-picture.ts';
import { type App, buildApp } from '../server/app.ts';
import type { Database } from '../server/platform/database/connect.ts';
import { type Config, readConfig } from '../server/platform/settings/config.ts';
import type { SiteFolders } from '../server/site/pages/serve-sites.ts';
import { checkLockOrder } from './check-lock-order.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestServer extends App {
  url: string;
  database: Database;
  /** A client without a session. */
  client: Client;
  /** A client that sends a token. */
  clientOf: (token: string) => Client;
  /** Sets the server's clock to an instant, where it stops. */
  setNow: (now: Date | string) => void;
  close: () => Promise<void>;
}

checkLockOrder();

/** A Monday in winter, ten in the morning in London. */
export const TEST_NOW = new Date('2026-11-23T10:00:00Z');

/** The refund policy of test servers: everything until drop-off or an hour after paying. Ours may change. */
export const TEST_POLICY: RefundPolicy = [
  { until: { beforeDropoff: 0, afterPaying: 60 }, share: 1, of: REFUND_LINES },
  { until: null, share: 0, of: REFUND_LINES },
];

interface Options {
  limited?: boolean;
  pushesToPrivate?: boolean;
  /** Built sites to serve; without them there is only the API. */
  sites?: SiteFolders;
  /** A database that is open already, such as that of another server. It stays open when this one closes. */
  beside?: Pick<TestServer, 'database'>;
}

/** Starts the real app on a real database, on a port of its own; every response is checked against the contract. */
export async function startTestServer(
  settings: Partial<Config> = {},
  { limited = false, pushesToPrivate = false, sites, beside }: Options = {},
): Promise<TestServer> {
  const database = beside?.database ?? (await openTestDatabase());
  let now = TEST_NOW;
  // The tests of one server all book in one name.
  const defaults = { DATA_DIR: join(tmpdir(), 'cubby-test-data'), UNPROVEN_REPORTS: '1000' };
  const config = { ...readConfig(defaults), ...settings };
  const app = await buildApp({
    config,
    database,
    now: () => now,
    checkOutput: true,
    logLevel: 'silent',
    drawPicture: async (name, size, format) => renderPicture(name, ...size, format, landmarkSceneOf),
    drawStillMap,
    limited,
    pushesToPrivate,
    ...(sites && { sites }),
  });
  app.services.refundPolicy = TEST_POLICY;
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
  return {
    ...app,
    url,
    database,
    client: createClient({ baseUrl: url }),
    clientOf: (token) => createClient({ baseUrl: url, headers: () => ({ Authorization: `Token ${token}` }) }),
    setNow: (value) => {
      now = new Date(value);
    },
    close: async () => {
      await app.server.close();
      if (!beside) await database.close();
    },
  };
}
