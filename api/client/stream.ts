import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Endpoint, ResponseOf } from '../contract/endpoint.ts';
import { fillPath, type InputOf } from './client.ts';
import { decode, queryString, type RequestOptions, type RequestSettings, refusalOf } from './request.ts';

/**
 * Follows an endpoint that answers as a stream (text/event-stream), message by message. It ends when the server ends it
 * or the network fails: the caller asks again with the last cursor.
 *
 * @throws ResponseError when the server refuses; DecodeError for a message that breaks the contract; TypeError without
 * a network.
 */
export async function* follow<E extends Endpoint & { stream: true }>(
  settings: RequestSettings,
  endpoint: E,
  input: InputOf<E>,
  options: RequestOptions = {},
): AsyncGenerator<ResponseOf<E>> {
  const { baseUrl = '', fetch = globalThis.fetch, headers = () => ({}) } = settings;
  const { params, query } = input as { params?: Record<string, string>; query?: Record<string, unknown> };
  const response = await fetch(`${baseUrl}${fillPath(endpoint.path, params)}${queryString(query)}`, {
    credentials: 'include',
    cache: 'no-store',
    headers: { Accept: 'text/event-stream', ...headers() },
    ...(options.signal && { signal: options.signal }),
  });
  if (!response.ok || !response.body) throw await refusalOf(settings, response, options);
  const texts = response.body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>);
  const reader = texts.pipeThrough(new EventSourceParserStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const message: unknown = JSON.parse(value.data);
      yield (endpoint.response ? decode(endpoint.response, message) : message) as ResponseOf<E>;
    }
  } finally {
    // A caller that stops listening tells the server.
    await reader.cancel().catch(() => {});
  }
}
