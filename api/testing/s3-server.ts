import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { BucketSetting } from '../server/platform/settings/media-setting.ts';

/** A line that fails: `silent` takes requests and never answers, `broken` ends after a part of the answer, `away` at once. */
type Line = 'whole' | 'silent' | 'broken' | 'away';

/** A server that speaks S3, on this machine and on its disk, behind a line that can fail. */
export interface S3Server {
  /** Its bucket, with the right key. */
  setting: BucketSetting;
  /** The environment of a server that uses it. */
  env: Record<string, string>;
  become: (line: Line) => void;
  close: () => Promise<void>;
}

/** The one key that the server knows. */
const KEY = { id: 'S3RVER', secret: 'S3RVER' };
const BUCKET = 'cubby-pictures';
const BROKEN_BYTES = 4_000;

export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'cubby-s3-'));
  const storage = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  storage.middleware.splice(-1, 0, signedWithSlash);
  const { port } = await storage.run();
  const front = await startFront(port);
  const endpoint = `http://127.0.0.1:${front.port}`;
  return {
    setting: { bucket: BUCKET, prefix: 'shop/', access: { endpoint, region: 'us-east-1', key: KEY } },
    env: {
      MEDIA_URL: `s3://${BUCKET}/shop`,
      MEDIA_ENDPOINT: endpoint,
      MEDIA_KEY_ID: KEY.id,
      MEDIA_SECRET_KEY: KEY.secret,
    },
    become: front.become,
    close: async () => {
      front.close();
      await storage.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * The SDK signs the path of a bucket with the slash at its end, and s3rver checks it without. It puts a mount path at the end
 * of the bucket's path for a bucket that is named by the host.
 */
const signedWithSlash: S3rver['middleware'][number] = (context, next) => {
  if (/^\/[^/]+\/$/.test(context.path)) {
    context.mountPath = '/';
    context.state.vhost = true;
  }
  return next();
};

async function startFront(port: number) {
  let line: Line = 'whole';
  const open = new Set<Socket>();
  const front: Server = createServer((caller) => {
    open.add(caller.on('close', () => open.delete(caller)).on('error', () => {}));
    if (line === 'away') return caller.destroy();
    if (line === 'silent') return caller.resume();
    const storage = connect(port, '127.0.0.1').on('error', () => caller.destroy());
    caller.on('close', () => storage.destroy()).pipe(storage);
    let left = line === 'broken' ? BROKEN_BYTES : Number.POSITIVE_INFINITY;
    storage.on('data', (chunk) => {
      caller.write(chunk.subarray(0, left));
      left -= chunk.length;
      if (left <= 0) caller.destroy();
    });
    return storage.on('end', () => caller.end());
  });
  await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening));
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (front.address() as AddressInfo).port,
    become: (next: Line) => {
      line = next;
      // Connections kept open would go on as before.
      drop();
    },
    close: () => {
      front.close();
      drop();
    },
  };
}
