import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { READ_AFTER_COOKIE } from '../../../contract/vocabulary/cookies.ts';
import type { Replicas } from '../database/replicas/replicas.ts';
import { BEGINNING, later, readPosition, type WalPosition } from '../database/replicas/wal-position.ts';

/** The header of an answer to a write that says from which position on it is visible; later requests repeat it. */
export const READ_AFTER = 'Read-After';
/** The same in a cookie, which browsers repeat by themselves. */
const IN_COOKIES = /(?:^|;\s*)cubby_read_after=([0-9A-F/]+)/i;

export interface ReplicaReads {
  /** Runs the handler of an endpoint, on a replica where that is allowed. */
  read<T>(endpoint: Endpoint, request: FastifyRequest, run: () => Promise<T>): Promise<T>;
  /** Runs code that reads from the primary: a session that has ended has ended everywhere. */
  fromPrimary<T>(run: () => T): T;
  /** Tells a caller who has written from which position on it is visible. */
  noteWrite(reply: FastifyReply): Promise<void>;
}

export function replicaReads(replicas: Replicas | null, isSecure: boolean): ReplicaReads {
  if (!replicas)
    return { read: (_endpoint, _request, run) => run(), fromPrimary: (run) => run(), noteWrite: async () => {} };
  const { name: cookie, seconds } = READ_AFTER_COOKIE;
  const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    read: ({ mayLag }, request, run) =>
      mayLag ? replicas.read({ atLeast: writtenBy(request), mayLag: true }, run) : run(),
    fromPrimary: (run) => replicas.outside(run),
    noteWrite: async (reply) => {
      const position = await replicas.position();
      // Without one the primary has just gone; what is written is no less so.
      if (position) reply.header(READ_AFTER, position).header('Set-Cookie', `${cookie}=${position}; ${attributes}`);
    },
  };
}

/** Returns the position of the last write of a caller, as far as they say so. */
export function writtenBy({ headers }: FastifyRequest): WalPosition {
  const given = headers[READ_AFTER.toLowerCase()];
  const byHeader = readPosition(typeof given === 'string' ? given : null) ?? BEGINNING;
  const byCookie = readPosition(IN_COOKIES.exec(headers.cookie ?? '')?.[1]) ?? BEGINNING;
  return later(byHeader, byCookie);
}
