import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The interval of heartbeats, so that no proxy closes a silent connection. */
const HEARTBEAT_MS = 15_000;

/** Returns an abort signal that fires when the caller disconnects. */
export function goneSignal(request: FastifyRequest): AbortSignal {
  const gone = new AbortController();
  request.raw.once('close', () => gone.abort());
  request.raw.socket.once('close', () => gone.abort());
  return gone.signal;
}

/** Sends messages as they come, as server-sent events: neither compressed nor buffered by proxies. */
export function sendStream(messages: AsyncIterable<unknown>, reply: FastifyReply): FastifyReply {
  return reply
    .header('Cache-Control', 'no-store, no-transform')
    .header('X-Accel-Buffering', 'no')
    .header('Content-Encoding', 'identity')
    .type('text/event-stream; charset=utf-8')
    .send(Readable.from(written(messages), { objectMode: false }));
}

async function* written(messages: AsyncIterable<unknown>): AsyncGenerator<string> {
  const iterator = messages[Symbol.asyncIterator]();
  try {
    let next = iterator.next();
    for (;;) {
      const arrived = await Promise.race([next, silence()]);
      if (arrived === null) {
        yield ': still here\n\n';
        continue;
      }
      if (arrived.done) return;
      yield `data: ${JSON.stringify(arrived.value)}\n\n`;
      next = iterator.next();
    }
  } finally {
    await iterator.return?.();
  }
}

function silence(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), HEARTBEAT_MS).unref();
  });
}
