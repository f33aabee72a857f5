import { connect, createServer, type Socket } from 'node:net';

/** An address of a PostgreSQL that can be moved to another, as a failover moves a name or a virtual IP. */
export interface MovedAddress {
  url: string;
  /** Lets new connections reach the PostgreSQL of another address, and cuts those that are open. */
  moveTo: (url: string) => void;
  close: () => Promise<void>;
}

/** Opens an address that leads to a PostgreSQL. */
export async function openAddress(url: string): Promise<MovedAddress> {
  let target = new URL(url);
  const open = new Set<Socket>();
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = new URL(url);
  const own = server.address();
  address.port = String(typeof own === 'object' && own ? own.port : '');
  address.searchParams.delete('host');
  return {
    url: address.href,
    moveTo: (next) => {
      target = new URL(next);
      cut();
    },
    close: async () => {
      cut();
      await new Promise((closed) => server.close(closed));
    },
  };
}
