import { Agent, request as requestHttp } from 'node:http';
import { createRandom, type Random } from '../drawings/random.ts';
import { brokenBody, NASTY } from './nasty-values.ts';

/*
 * Requests that no client of ours sends: addresses that scanners make up, pages among them, and bytes, headers and bodies
 * that only an attacker would send. They are sent over HTTP, because bytes that do not decode exist only there.
 */

export interface HostileRequest {
  method: string;
  /** Path and query; each character is one byte. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** Parts of addresses, beside those that break a parameter. */
const SEGMENTS = [
  ...NASTY.inAddress,
  '%E0%A4%A',
  '%C0%AF',
  '\u00e4\u00ff\u0080',
  '..',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%5c',
  '%0d%0aSet-Cookie:x',
  '"<\\^`{|}>',
  ':id',
  '*',
  '@',
  'http:',
  ';x=1',
  '%25%30%30',
  '.env',
  '.git',
  'config.json',
  'wp-login.php',
  'x'.repeat(300),
  `${'y'.repeat(300)}.png`,
  'z'.repeat(8_000),
];

/** Whole addresses of kinds that have thrown an error in a URL parser. */
const ADDRESSES = [
  '/',
  '//',
  '///',
  '//[',
  '//x:y',
  '/\\',
  '/?',
  '/??',
  '*',
  'http://',
  'http://x:y/',
  '/./..//.',
  '/:80',
];

const METHODS = ['HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE'];

/** Headers that the server reads. */
const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-version',
  'authorization',
  'cf-ipcountry',
  'client-id',
  'content-encoding',
  'content-type',
  'cookie',
  'host',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'read-after',
  'referer',
  'stasher-uuid',
  'stripe-signature',
  'traceparent',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  ...NASTY.names,
];

const HEADER_VALUES = [
  ...NASTY.names,
  '',
  ',',
  ';;=',
  '\u00ff\u0080',
  'null',
  '[::1',
  'Token ',
  'Bearer null',
  'bytes=9-1',
  'text/csv',
  'application/json; charset=none',
  'multipart/form-data; boundary=',
  '__proto__=x; constructor=y; cubby_read_after=%',
  'a'.repeat(300),
  `1.2.3.4${', ::1'.repeat(200)}`,
  'b'.repeat(7_000),
];

const BODIES = ['{"a":"\u00ff\u00c0\u0080"}', '\u0000', '--x\r\n', 'null', ''];

/** Generates requests without end; the same seed generates the same ones. `routes` are addresses with `:id` or `*`. */
export function* hostileRequests(seed: number, routes: readonly string[]): Generator<HostileRequest> {
  for (let number = 0; ; number += 1) {
    const random = createRandom(`hostile ${seed} ${number}`);
    const path = addressOf(random, routes);
    const method = random.chance(0.6) ? 'GET' : random.pick(METHODS);
    const body = ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) ? bodyOf(random) : undefined;
    const headers = Object.fromEntries(
      HEADERS.filter(() => random.chance(0.06)).map((name) => [name, random.pick(HEADER_VALUES)]),
    );
    yield { method, path, headers: { ...(body && JSON_TYPE), ...headers }, body };
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };

function bodyOf(random: Random): Buffer {
  return random.chance(0.5)
    ? Buffer.from(random.pick(BODIES), 'latin1')
    : Buffer.from(brokenBody({ email: 'x' }, random));
}

function addressOf(random: Random, routes: readonly string[]): string {
  if (random.chance(0.06)) return random.pick(ADDRESSES);
  const route = random.pick(routes).replace(/:\w+|\*/g, () => (random.chance(0.7) ? random.pick(SEGMENTS) : 'x'));
  const path = random.chance(0.3) ? `${route.replace(/\/$/, '')}/${random.pick(SEGMENTS)}` : route;
  const query = Array.from({ length: random.whole(0, 2) }, () => {
    const name = random.pick([...NASTY.names, ...PARAMETERS, ...NASTY.inAddress]);
    return `${name}=${random.pick(SEGMENTS)}`;
  });
  return random.chance(0.4) ? `${path}?${query.join('&')}` : path;
}

/** Parameters of pages and lists. */
const PARAMETERS = ['q', 'lat', 'lng', 'page', 'per_page', 'dropoff', 'pickup', 'bags', 'sort', 'next', 'pass', 'date'];

export interface HostileAnswers {
  /** Requests that got another answer than 2xx, 3xx, 4xx or 503, or none. */
  findings: string[];
  /** Status → number of answers. */
  answers: Map<number, number>;
}

/** Sends that many requests to a server, one after another, so that what it logs is known to be about one of them. */
export async function fireHostile(
  url: string,
  { seed, count, routes, logged }: { seed: number; count: number; routes: readonly string[]; logged: () => number },
): Promise<HostileAnswers> {
  const findings: string[] = [];
  const answers = new Map<number, number>();
  const agent = new Agent({ keepAlive: true });
  const requests = hostileRequests(seed, routes);
  for (let number = 0; number < count; number += 1) {
    const request = requests.next().value as HostileRequest;
    const before = logged();
    const status = await statusOf(url, request, agent).catch((error: Error) => error.message);
    if (typeof status === 'number') answers.set(status, (answers.get(status) ?? 0) + 1);
    const isFine = typeof status === 'number' && (status < 500 || status === 503) && logged() === before;
    if (!isFine) findings.push(`${status} ${JSON.stringify({ ...request, body: request.body?.toString('latin1') })}`);
  }
  agent.destroy();
  return { findings, answers };
}

const PATIENCE_MS = 30_000;

function statusOf(url: string, { method, path, headers, body }: HostileRequest, agent: Agent): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, method, path, agent, headers, timeout: PATIENCE_MS };
    const sent = requestHttp(options, (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode ?? 0));
    });
    sent.once('timeout', () => sent.destroy(new Error('no answer')));
    sent.once('error', reject);
    sent.end(body);
  });
}
