import { join } from 'node:path';
import { createClient } from '@cubby/api/client';
import { startIdentityIssuer, writeTinyTiles } from '@cubby/api/testing';
import { expect } from '@playwright/test';
import { startCubby } from '../harness/cubby-server.ts';
import { ownDatabase } from '../harness/own-database.ts';
import { signInHost, signInStaff } from '../harness/staff.ts';

const LONDON = { lat: 51.5074, lng: -0.1278 };

/** Starts one server with the demo network for all journeys, and a stand-in for Google and Apple. */
export default async function setup(): Promise<() => Promise<void>> {
  const { env, remove } = await ownDatabase();
  const issuer = await startIdentityIssuer(new Date());
  // A few streets of London: no journey depends on a tile server, and none sends it locations.
  const tiles = join(env.DATA_DIR, 'london.pmtiles');
  writeTinyTiles(tiles, LONDON);
  const server = await startCubby({ ...env, MAP_TILES: tiles, ...provider('GOOGLE'), ...provider('APPLE') });
  // A page does not wait for a provider that is slow to describe itself.
  const { getAppContext } = createClient({ baseUrl: server.url });
  await expect.poll(async () => (await getAppContext()).data.sign_in).toMatchObject({ google: {}, apple: {} });
  process.env.CUBBY_URL = server.url;
  process.env.CUBBY_STAFF = JSON.stringify(await signInStaff(server.url));
  process.env.CUBBY_HOST = JSON.stringify(await signInHost(server.url));
  return async () => {
    await server.stop();
    await issuer.close();
    await remove();
  };

  function provider(name: 'GOOGLE' | 'APPLE'): Record<string, string> {
    const { clientId, issuer: address, jwksUrl } = issuer.settings;
    return { [`${name}_CLIENT_ID`]: clientId, [`${name}_ISSUER`]: address, [`${name}_JWKS_URL`]: jwksUrl };
  }
}
