import autocannon from 'autocannon';

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
}

export interface Shot {
  method?: 'GET' | 'POST';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends the given requests over and over from `clients` connections; `next`, where given, makes each one new. */
export async function load(url: string, shots: Shot[], { seconds = 6, clients = 32 } = {}): Promise<Load> {
  const requests = shots.map(({ method = 'GET', path, body, headers }) => ({
    method,
    path,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }));
  let begun = 0;
  const result = await autocannon({
    url,
    connections: clients,
    duration: seconds,
    // Each client begins elsewhere, or all would ask for the same thing at the same time.
    setupClient: (client) => {
      const start = Math.floor((begun * requests.length) / clients);
      begun += 1;
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
    },
  });
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
}
