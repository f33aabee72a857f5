import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '@cubby/api/testing';

export interface LongLine {
  port: number;
  close: () => Promise<void>;
}

/** Opens a port that leads to another one of this machine as slowly as a line to another continent does. */
export async function openLongLine(to: number, roundTripMs: number): Promise<LongLine> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const carry = (from: Socket, into: Socket) => {
    sockets.add(from);
    // Timers of one length end in the order in which they were set, so that the bytes stay in order.
    const later = (act: () => void) => setTimeout(act, roundTripMs / 2);
    from.on('data', (bytes) => later(() => into.writable && into.write(bytes)));
    from.on('end', () => later(() => into.end()));
    from.on('error', () => into.destroy());
    from.on('close', () => sockets.delete(from));
  };
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: to, host: '127.0.0.1', noDelay: true });
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
