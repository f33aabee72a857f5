import { ConfigError, type Environment, together, url } from './setting-readers.ts';

/** A bucket of an object storage that speaks S3, and how to get into it. */
export interface BucketSetting {
  bucket: string;
  /** The folder in the bucket, with a slash at its end; empty for the bucket itself. */
  prefix: string;
  access: BucketAccess;
}

export interface BucketAccess {
  /** The address of the storage; null for Amazon's own, by region. */
  endpoint: string | null;
  region: string;
  /** Null leaves it to the AWS SDK, which finds AWS_ACCESS_KEY_ID, profiles and roles. */
  key: { id: string; secret: string } | null;
}

/** The region of every storage that has none. */
const ANY_REGION = 'us-east-1';

/** Reads the bucket of MEDIA_URL; null where pictures are stored in DATA_DIR. */
export function mediaSetting(env: Environment): BucketSetting | null {
  return env.MEDIA_URL ? bucketAt(env.MEDIA_URL, bucketAccess(env), 'MEDIA_URL') : null;
}

/** Reads how to get into a bucket; `npm run move` needs it before MEDIA_URL is set. */
export function bucketAccess(env: Environment): BucketAccess {
  return {
    endpoint: url(env, 'MEDIA_ENDPOINT', ['http:', 'https:']),
    region: env.MEDIA_REGION || ANY_REGION,
    key: bucketKey(env),
  };
}

function bucketKey(env: Environment): BucketAccess['key'] {
  const names = ['MEDIA_KEY_ID', 'MEDIA_SECRET_KEY'] as const;
  if (names.every((name) => !env[name])) return null;
  const [id, secret] = together(env, names) as [string, string];
  return { id, secret };
}

/** Reads an address such as `s3://bucket/folder`; an error calls it by `name`. */
export function bucketAt(address: string, access: BucketAccess, name: string): BucketSetting {
  const { hostname, pathname } = new URL(url({ [name]: address }, name, ['s3:']) ?? '');
  if (!hostname) throw new ConfigError(`${name} must name a bucket, such as s3://bucket/folder.`);
  const folder = decodeURIComponent(pathname).split('/').filter(Boolean).join('/');
  return { bucket: hostname, prefix: folder && `${folder}/`, access };
}
