import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { PICTURE_LIMITS } from '../../contract/structs/picture.ts';
import type { Config } from '../config.ts';

/** Headers, origins, bounds and compression: what every answer goes through. */
export async function protect(app: FastifyInstance, config: Config): Promise<void> {
  const stripe = config.stripe ? ['https://js.stripe.com', 'https://api.stripe.com'] : [];
  const map = config.mapStyleUrl ? ['https:'] : [];
  // Pictures of posts, and the faces of their authors, lie wherever the content service keeps them.
  const posts = config.contentUrl ? [new URL(config.contentUrl).origin, 'https:'] : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // Emotion writes its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...map, ...posts],
        fontSrc: ["'self'", 'data:'],
        scriptSrc: ["'self'", ...stripe],
        frameSrc: ["'self'", ...stripe],
        connectSrc: ["'self'", ...stripe, ...map, ...(config.sentryDsn ? [new URL(config.sentryDsn).origin] : [])],
        workerSrc: ["'self'", 'blob:'],
        upgradeInsecureRequests: config.publicUrl.startsWith('https:') ? [] : null,
      },
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
    crossOriginEmbedderPolicy: false,
  });
  const { hostname } = new URL(config.publicUrl);
  await app.register(cors, {
    credentials: true,
    // Our own labels only: the sites may be set to another API host of the same family.
    origin: (origin, allow) => {
      const host = origin && URL.canParse(origin) ? new URL(origin).hostname : null;
      allow(null, host !== null && (host === hostname || host.endsWith(`.${hostname}`)));
    },
  });
  await app.register(multipart, { limits: { files: 1, fileSize: PICTURE_LIMITS.bytes, fields: 8, fieldSize: 4096 } });
  await app.register(rateLimit, { global: false });
  // Level 1 costs a twentieth of a millisecond for a page of results; level 4 four times that.
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    zlibOptions: { level: 1 },
  });
}
