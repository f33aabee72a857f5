import type { BucketSetting } from '../settings/media-setting.ts';
import { MediaFailure } from './media-storage.ts';

/**
 * Descriptions of failures by the storage's name for them
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html), where only the operator can help.
 */
const LASTING: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'it does not know MEDIA_KEY_ID',
  SignatureDoesNotMatch: 'MEDIA_SECRET_KEY does not belong to MEDIA_KEY_ID',
  CredentialsProviderError: 'MEDIA_KEY_ID and MEDIA_SECRET_KEY are unset, and there is no key of AWS either',
  ExpiredToken: 'the key has expired',
  InvalidToken: 'the key is refused',
  AccessDenied: 'the key does not have the right to do this',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
  NoSuchBucket: 'there is no such bucket',
  InvalidBucketName: 'this is no name of a bucket',
  PermanentRedirect: 'the bucket is in another region than MEDIA_REGION',
  AuthorizationHeaderMalformed: 'the bucket is in another region than MEDIA_REGION',
  IllegalLocationConstraintException: 'the bucket is in another region than MEDIA_REGION',
};

type Failure = Error & { code?: unknown; errors?: Error[]; $metadata?: { httpStatusCode?: number } };

/**
 * Returns a failure of a bucket with a sentence about it. The SDK's own error is left out: it contains the key's id and what
 * was signed.
 */
export function bucketFailure(error: unknown, { bucket, access }: BucketSetting): MediaFailure {
  if (error instanceof MediaFailure) return error;
  const { name, message, code, errors, $metadata } = error as Failure;
  const at = `The bucket ${bucket}${access.endpoint ? ` at ${new URL(access.endpoint).host}` : ''}`;
  const status = $metadata?.httpStatusCode;
  const lasting = LASTING[name] ?? (status === 401 || status === 403 ? 'it refuses the key' : undefined);
  if (lasting) return new MediaFailure(`${at} cannot be used: ${lasting} (${name}).`, name, true);
  // The SDK gives the same name to a connection that broke, which has a code of the system.
  if ((name === 'TimeoutError' || name === 'AbortError') && typeof code !== 'string')
    return new MediaFailure(`${at} did not answer in time.`, 'ETIMEDOUT', false);
  // Node reports all addresses of a host that it tried together, without a message.
  const said = message || errors?.map((each) => each.message).join('; ') || name;
  const reason = status === undefined || status < 400 ? said : `${name} (${status}): ${said}`;
  return new MediaFailure(`${at} does not answer: ${reason.replace(/[.\s]+$/, '')}.`, String(code ?? name), false);
}
