import { isSignedBy, sign } from '../../platform/secrets/signatures.ts';

const PURPOSE = 'booking picture';
const HOUR_SECONDS = 3600;
/** For so long the same picture has the same address, so that a list that is asked for again loads none twice. */
const STEP_SECONDS = 600;

/** An address of a private picture for the next fifty minutes at least, and an hour at most. */
export function linkToPicture(secret: string, id: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000 / STEP_SECONDS) * STEP_SECONDS + HOUR_SECONDS;
  return `/media/private/${id}?until=${until}&key=${sign(secret, PURPOSE, `${id} ${until}`)}`;
}

/** Whether a link is ours and still good. */
export function opensPicture(
  secret: string,
  id: string,
  { until = '', key = '' }: { until?: string; key?: string },
  now: Date,
): boolean {
  return isSignedBy(secret, PURPOSE, `${id} ${until}`, key) && Number(until) * 1000 > now.getTime();
}
