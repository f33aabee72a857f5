import { addAbortSignal, Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { BucketAccess, BucketSetting } from '../settings/media-setting.ts';
import { bucketFailure } from './bucket-failure.ts';
import type { BucketBounds, MediaFailure, MediaStorage } from './media-storage.ts';

/** A picture has at most a few megabytes. */
const PATIENCE_MS = 10_000;
const CONNECT_MS = 3_000;
/** One repetition: people wait for the answer. */
const ATTEMPTS = 2;
/** Without a pause, the next pictures would all wait as long. */
const REST_MS = 5_000;
/** The folder below the prefix: the same as in DATA_DIR, so that one can be copied to the other by any tool. */
const FOLDER = 'uploads/';

/** Opens a bucket as the storage of uploaded pictures. Nothing is sent before it is used. */
export function openBucket(
  setting: BucketSetting,
  { patienceMs = PATIENCE_MS, restMs = REST_MS }: BucketBounds = {},
): MediaStorage {
  const { bucket: Bucket, access } = setting;
  const prefix = `${setting.prefix}${FOLDER}`;
  const client = connect(access);

  let rest: { until: number; failure: MediaFailure } | null = null;

  function failed(error: unknown): MediaFailure {
    const failure = bucketFailure(error, setting);
    if (!failure.isLasting) rest = { until: Date.now() + restMs, failure };
    return failure;
  }

  /** Calls the storage within the time limit, which goes on for the bytes that follow. */
  async function call<T>(send: (limit: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
    if (rest && Date.now() < rest.until) throw rest.failure;
    try {
      return await send({ abortSignal: AbortSignal.timeout(patienceMs) });
    } catch (error) {
      throw failed(error);
    }
  }

  async function* bytesOf(body: Readable, limit: AbortSignal): AsyncGenerator<Uint8Array> {
    try {
      yield* addAbortSignal(limit, body);
    } catch (error) {
      throw failed(error);
    }
  }

  return {
    read: (name) =>
      call(async (limit) => {
        const { Body } = await client
          .send(new GetObjectCommand({ Bucket, Key: prefix + name }), limit)
          .catch(noneIfMissing);
        return Body instanceof Readable ? Readable.from(bytesOf(Body, limit.abortSignal), { objectMode: false }) : null;
      }),
    write: (name, content) =>
      call(async (limit) => {
        const [Body, ContentLength] = Buffer.isBuffer(content)
          ? [content, content.length]
          : [content.stream, content.bytes];
        const object = { Bucket, Key: prefix + name, Body, ContentLength, ContentType: 'image/webp' };
        await client.send(new PutObjectCommand(object), limit);
      }),
    remove: (name) =>
      call(async (limit) => {
        await client.send(new DeleteObjectCommand({ Bucket, Key: prefix + name }), limit);
      }),
    async *list() {
      let next: string | undefined;
      do {
        const asked = new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: next });
        const page = await call((limit) => client.send(asked, limit));
        for (const { Key = '', Size = 0 } of page.Contents ?? []) yield { name: Key.slice(prefix.length), bytes: Size };
        next = page.NextContinuationToken;
      } while (next);
    },
  };
}

function connect({ endpoint, region, key }: BucketAccess): S3Client {
  return new S3Client({
    region,
    // Other storages rarely have a name of its own for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(key && { credentials: { accessKeyId: key.id, secretAccessKey: key.secret } }),
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS },
    // Amazon's newer checksums are unknown to many other storages.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

function noneIfMissing(error: unknown): { Body?: undefined } {
  if (error instanceof NoSuchKey) return {};
  throw error;
}
