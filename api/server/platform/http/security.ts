import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { PICTURE_LIMITS } from '../../../contract/structs/picture.ts';
import type { Config } from '../settings/config.ts';
import type { MapSetting } from '../settings/map-setting.ts';
import { READ_AFTER } from './replica-reads.ts';

/** The methods of the table, and HEAD, which every GET answers. */
const METHODS = [...new Set(['HEAD', ...Object.values<Endpoint>(endpoints).map(({ method }) => method)])];
/** The time for which a browser may cache a preflight answer. */
const PREFLIGHT_SECONDS = 600;

/** Returns the servers a map uses. Our style has neither pictures nor fonts; another style may name any server. */
function mapOrigins(map: MapSetting): { calls: string[]; pictures: string[] } {
  if (map.kind === 'own') return { calls: [], pictures: [] };
  const origin = new URL(map.url).origin;
  if (map.kind === 'openfreemap') return { calls: [origin], pictures: [] };
  const anywhere = [origin, 'https:'];
  return { calls: anywhere, pictures: anywhere };
}

/** Servers from which the payment form in the browser loads, shows frames and fetches data. */
interface PaymentOrigins {
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
}

/** Adds headers, origins, limits and compression to every answer. */
export async function protect(
  app: FastifyInstance,
  config: Config,
  {
    payments,
    scripts,
  }: { payments: PaymentOrigins /** Hashes of the inline scripts in our own pages. */; scripts: readonly string[] },
): Promise<void> {
  const map = mapOrigins(config.map);
  // Pictures of posts and of their authors can be on any server of the content service.
  const posts = config.contentUrl ? [new URL(config.contentUrl).origin, 'https:'] : [];
  const pictures = config.mediaCdnUrl ? [new URL(config.mediaCdnUrl).origin] : [];
  // Made once: `@fastify/helmet` makes the policy anew for each request.
  const addHeaders = helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // No page of ours has a base element: an injected one would send its links and forms elsewhere.
        baseUri: ["'none'"],
        // Emotion writes its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...pictures, ...map.pictures, ...posts],
        fontSrc: ["'self'", 'data:'],
        scriptSrc: ["'self'", ...scripts, ...payments.scripts],
        frameSrc: ["'self'", ...payments.frames],
        connectSrc: [
          "'self'",
          ...payments.connections,
          ...map.calls,
          ...(config.sentryDsn ? [new URL(config.sentryDsn).origin] : []),
        ],
        workerSrc: ["'self'", 'blob:'],
        upgradeInsecureRequests: config.publicUrl.startsWith('https:') ? [] : null,
      },
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:') && { includeSubDomains: config.hstsSubdomains },
    crossOriginEmbedderPolicy: false,
    // PayPal and Link confirm in a window of their own, which answers the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  app.addHook('onRequest', (request, reply, done) =>
    addHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined)),
  );
  const { hostname, protocol } = new URL(config.publicUrl);
  await app.register(cors, {
    credentials: true,
    methods: METHODS,
    exposedHeaders: [READ_AFTER, 'Retry-After', 'X-Total-Count'],
    maxAge: PREFLIGHT_SECONDS,
    // Our own subdomains, since the sites may be set to another API host of the same family; and the servers named by
    // settings.
    origin: (origin, allow) => {
      const asking = origin && URL.canParse(origin) ? new URL(origin) : null;
      // A page that came unencrypted may have been altered before it calls an encrypted site.
      const isSafe = asking?.protocol === 'https:' || protocol === 'http:';
      const ours = asking && isSafe && (asking.hostname === hostname || asking.hostname.endsWith(`.${hostname}`));
      allow(null, ours === true || (origin !== undefined && config.allowedOrigins.includes(origin)));
    },
  });
  await app.register(multipart, { limits: { files: 1, fileSize: PICTURE_LIMITS.bytes, fields: 8, fieldSize: 4096 } });
  // Level 1 costs a twentieth of a millisecond for a page of results; level 4 four times that.
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    zlibOptions: { level: 1 },
  });
}
