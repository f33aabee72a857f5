interface Bounds {
  /** The time from the request to the last byte of the answer. */
  timeoutMs: number;
  /** The limit of the answer, decompressed. */
  mostBytes: number;
}

/** Statuses whose answers have no body, and may not be given one. */
const WITHOUT_BODY = [101, 204, 205, 304];

/**
 * Fetches from an external server, whose answer may be slow or endless: its bytes are counted while reading, and it is
 * aborted at the first byte too many. The URL of a setting is final: redirects are only followed where the caller asks
 * for it.
 *
 * @throws Error when the answer is missing, late or too large.
 */
export async function fetchBounded(address: string | URL, { timeoutMs, mostBytes }: Bounds, init: RequestInit = {}) {
  const reply = await fetch(address, { redirect: 'error', ...init, signal: AbortSignal.timeout(timeoutMs) });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the stream, and with it the connection.
    if (bytes > mostBytes) throw new Error(`A response of more than ${mostBytes} bytes was aborted.`);
    chunks.push(chunk);
  }
  const body = WITHOUT_BODY.includes(reply.status) ? null : Buffer.concat(chunks);
  return new Response(body, { status: reply.status, headers: reply.headers });
}
