import autocannon from 'autocannon';

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
  /** How many were answered. */
  total: number;
}

export interface Shot {
  method?: 'GET' | 'POST';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Sends the given requests over and over from `clients` connections: all of them each, or shared out among them, so that
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
    // Each client begins elsewhere, or all would ask for the same thing at the same time.
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
