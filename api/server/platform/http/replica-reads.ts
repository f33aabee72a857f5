import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { READ_AFTER_COOKIE } from '../../../contract/vocabulary/cookies.ts';
import type { Replicas } from '../database/replicas/replicas.ts';
import { BEGINNING, later, readPosition, type WalPosition } from '../database/replicas/wal-position.ts';

/**
 * The endpoints that may be answered by a replica, which is up to some seconds behind (DATABASE_REPLICAS): searches, what
 * public pages show, and the lists and reports of the consoles. Never one from whose answer a price, room or a right
 * follows in the same request, nor a single record that is edited, paid or shown as a pass.
 */
const READ_THERE: ReadonlySet<EndpointName> = new Set<EndpointName>([
  // Searches and suggestions
  'listStashpoints',
  'getStashpoint',
  'listAlternatives',
  'getHourlyAvailability',
  'listBendysquare',
  'listQuadralink',
  'listLocations',
  'searchAddresses',
  // Public pages
  'listCities',
  'getCity',
  'listCountries',
  'listReviews',
  'summariseReviews',
  'listPartners',
  'getPartner',
  'listContents',
  'getStatistics',
  'listCurrencies',
  'getAppContext',
  'listBlogPosts',
  'getBlogPost',
  'listBlogTags',
  // Reports
  'getDashboard',
  'getRevenueReport',
  'sumCommissions',
  'listContentCoverage',
  // Lists of the consoles, also as CSV
  'listAdminBookings',
  'listAdminContents',
  'listAdminPlaces',
  'listAdminReviews',
  'listAdminStashpoints',
  'listChanges',
  'listCommissions',
  'listCoupons',
  'listHosts',
  'listIncidents',
  'listInvoiceLines',
  'listInvoices',
  'listMails',
  'listPayouts',
  'listRefunds',
  'listUsers',
  'listVouchers',
]);

/** Writes that their caller never reads back, and many. */
const NOT_READ_BACK: ReadonlySet<EndpointName> = new Set<EndpointName>(['createEvents']);

/** The header of an answer to a write that says from which position on it is visible; later requests repeat it. */
export const READ_AFTER = 'Read-After';
/** The same in a cookie, which browsers repeat by themselves. */
const IN_COOKIES = /(?:^|;\s*)cubby_read_after=([0-9A-F/]+)/i;

export interface ReplicaReads {
  /** Runs the handler of an endpoint, on a replica where that is allowed. */
  read<T>(name: EndpointName, request: FastifyRequest, run: () => Promise<T>): Promise<T>;
  /** Runs code that reads from the primary: a session that has ended has ended everywhere. */
  fromPrimary<T>(run: () => T): T;
  /** Tells a caller who has written from which position on it is visible. */
  noteWrite(name: EndpointName, reply: FastifyReply): Promise<void>;
}

export function replicaReads(replicas: Replicas | null, isSecure: boolean): ReplicaReads {
  if (!replicas)
    return { read: (_name, _request, run) => run(), fromPrimary: (run) => run(), noteWrite: async () => {} };
  const { name: cookie, seconds } = READ_AFTER_COOKIE;
  const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    read: (name, request, run) =>
      READ_THERE.has(name) ? replicas.read({ atLeast: writtenBy(request), mayLag: true }, run) : run(),
    fromPrimary: (run) => replicas.outside(run),
    noteWrite: async (name, reply) => {
      if (NOT_READ_BACK.has(name)) return;
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
