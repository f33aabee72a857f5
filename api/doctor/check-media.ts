import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { MediaFailure, type MediaStorage } from '../server/platform/media/media-storage.ts';
import { openMedia } from '../server/platform/media/open-media.ts';
import type { Config } from '../server/platform/settings/config.ts';
import { check, type Failure, type Finding } from './finding.ts';

/** Checks that the bucket of MEDIA_URL can be written, read and listed, by a small file that is removed again. */
export async function checkMedia(settings: Pick<Config, 'media' | 'dataDir'>): Promise<Finding[]> {
  const subject = 'MEDIA_URL';
  if (!settings.media)
    return [{ subject, status: 'skipped', found: 'It is unset: uploaded pictures are stored in DATA_DIR.' }];
  const { bucket } = settings.media;
  const tried = check(
    subject,
    async () => {
      await tryOut(await openMedia(settings));
      return { status: 'ok', found: `The bucket ${bucket} can be written, read and listed.` };
    },
    adviceOf,
  );
  return [await tried];
}

async function tryOut(media: MediaStorage): Promise<void> {
  const name = `doctor-${randomBytes(8).toString('hex')}.webp`;
  const content = randomBytes(64);
  try {
    await media.write(name, content);
    const stream = await media.read(name);
    if (!stream || !(await buffer(stream)).equals(content))
      throw new Error('A file that was written reads differently.');
    await media.list()[Symbol.asyncIterator]().next();
    await media.remove(name);
  } catch (error) {
    throw error instanceof MediaFailure ? Object.assign(error.cause, { code: error.reason }) : error;
  }
}

/** Advice by the storage's name of the failure. */
const ADVICE: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'Set MEDIA_KEY_ID and MEDIA_SECRET_KEY to a key of this storage.',
  CredentialsProviderError: 'Set MEDIA_KEY_ID and MEDIA_SECRET_KEY to a key of this storage.',
  SignatureDoesNotMatch: 'Copy MEDIA_SECRET_KEY again: it is shown only when a key is created.',
  AccessDenied: 'Give the key the rights s3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject in this bucket.',
  NoSuchBucket: 'Create the bucket, or correct its name in MEDIA_URL.',
  InvalidBucketName: 'Correct the name of the bucket in MEDIA_URL.',
  PermanentRedirect: 'Set MEDIA_REGION to the region of the bucket.',
  AuthorizationHeaderMalformed: 'Set MEDIA_REGION to the region of the bucket.',
  RequestTimeTooSkewed: 'Synchronise the clock by NTP (`timedatectl set-ntp true`).',
  ENOTFOUND: 'Correct the host in MEDIA_ENDPOINT.',
};

function adviceOf({ code = '' }: Failure): string {
  return ADVICE[code] ?? 'Compare the MEDIA_ settings with those of your storage, and let this machine reach it.';
}
