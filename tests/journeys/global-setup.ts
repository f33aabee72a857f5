import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuthToken } from '@cubby/api';
import { createClient } from '@cubby/api/client';
import { startIdentityIssuer } from '@cubby/api/testing';
import { startCubby } from '../harness/cubby-server.ts';

interface Mail {
  recipient: string;
  subject: string;
}

const STAFF = 'staff@cubby.test';

/** A session of somebody who may do everything: one code for all journeys, because codes are rare. */
async function signInStaff(baseUrl: string): Promise<AuthToken> {
  const client = createClient({ baseUrl });
  await client.requestOneTimePassword({ body: { email: STAFF } });
  const mails = (await (await fetch(`${baseUrl}/_outbox.json`)).json()) as Mail[];
  const code = mails.find(({ recipient }) => recipient === STAFF)?.subject.match(/\d{6}/)?.[0] ?? '';
  return client.signInWithOneTimePassword({ body: { email: STAFF, one_time_password: code } });
}

/** One server with the demo network for all journeys, and somebody who stands in for Google and Apple. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'cubby-journeys-'));
  const issuer = await startIdentityIssuer(new Date());
  const server = await startCubby({ DATA_DIR: folder, ...provider('GOOGLE'), ...provider('APPLE') });
  process.env.CUBBY_URL = server.url;
  process.env.CUBBY_STAFF = JSON.stringify(await signInStaff(server.url));
  return async () => {
    await server.stop();
    await issuer.close();
    rmSync(folder, { recursive: true, force: true });
  };

  function provider(name: 'GOOGLE' | 'APPLE'): Record<string, string> {
    const { clientId, issuer: address, jwksUrl } = issuer.settings;
    return { [`${name}_CLIENT_ID`]: clientId, [`${name}_ISSUER`]: address, [`${name}_JWKS_URL`]: jwksUrl };
  }
}
