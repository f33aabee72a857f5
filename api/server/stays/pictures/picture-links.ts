import { isSignedBy, sign } from '../../platform/secrets/signatures.ts';

const PURPOSE = 'booking picture';
const HOUR_SECONDS = 3600;
/** The time for which a picture keeps its URL, so that repeating a list does not load any picture twice. */
const STEP_SECONDS = 600;

/** Returns a URL of a private picture, valid for at least fifty minutes and at most an hour. */
export function linkToPicture(secret: string, id: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000 / STEP_SECONDS) * STEP_SECONDS + HOUR_SECONDS;
  return `/media/private/${id}?until=${until}&key=${sign(secret, PURPOSE, `${id} ${until}`)}`;
}

/** Tells whether a link is ours and still valid. */
export function opensPicture(
  secret: string,
  id: string,
  { until = '', key = '' }: { until?: string; key?: string },
  now: Date,
): boolean {
  return isSignedBy(secret, PURPOSE, `${id} ${until}`, key) && Number(until) * 1000 > now.getTime();
}
