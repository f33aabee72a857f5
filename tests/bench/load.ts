import autocannon from 'autocannon';

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
  /** The number of responses. */
  total: number;
}

export interface Shot {
  method?: 'GET' | 'POST';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Sends the given requests repeatedly from `clients` connections: each sends all of them, or they share them, so that
 * none is sent twice while there are enough.
 */
export async function load(
  url: string,
  shots: Shot[],
  { seconds = 6, clients = 32, sharedOut = false } = {},
): Promise<Load> {
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
    // Each client starts at a different request, or all would send the same one at the same time.
    setupClient: (client) => {
      const number = begun++;
      const start = Math.floor((number * requests.length) / clients);
      client.setRequests(
        sharedOut
          ? requests.filter((_, index) => index % clients === number)
          : [...requests.slice(start), ...requests.slice(0, start)],
      );
    },
  });
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
    total: result.requests.total,
  };
}
