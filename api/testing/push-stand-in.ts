import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import type { PushDevice } from '../contract/structs/push.ts';

export interface PushedMessage {
  title: string;
  body: string;
  path: string;
  tag: string;
}

/** A push service and the browsers behind it: it decrypts what only the browsers could. */
export interface PushStandIn {
  /** Creates a subscribed browser; each has keys of its own. */
  device: (language?: PushDevice['language']) => PushDevice;
  /** The received messages, in order, with their headers. */
  received: { endpoint: string; message: PushedMessage; headers: NodeJS.Dict<string | string[]> }[];
  /** Returns the number of requests since the start, answered or not. */
  requests: () => number;
  /** Sets the response from now on; 0 closes the connection. */
  answer: (status: number) => void;
  close: () => Promise<void>;
}

export async function startPushStandIn(): Promise<PushStandIn> {
  const keys = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: string }>();
  const received: PushStandIn['received'] = [];
  let status = 201;
  let requests = 0;
  const server = createServer((request, reply) => {
    requests += 1;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const known = keys.get(request.url ?? '');
      if (status === 0 || !known) return request.socket.destroy();
      if (status < 300) {
        const { ecdh, auth } = known;
        const text = decrypt(Buffer.concat(chunks), { version: 'aes128gcm', privateKey: ecdh, authSecret: auth });
        const message = JSON.parse(text.toString('utf8')) as PushedMessage;
        received.push({ endpoint: request.url ?? '', message, headers: request.headers });
      }
      reply.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    device: (language = 'en') => {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const path = `/${randomBytes(8).toString('hex')}`;
      keys.set(path, { ecdh, auth });
      return { endpoint: `http://127.0.0.1:${port}${path}`, p256dh, auth, language };
    },
    received,
    requests: () => requests,
    answer: (next) => {
      status = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
