import { isSignedBy, sign } from '../../platform/secrets/signatures.ts';

const PURPOSE = 'paper of a host';
const HOUR_MS = 3_600_000;

/** Creates a link to a document that is valid for an hour: a browser that opens or saves it sends no session. */
export function linkToPaper(secret: string, path: string, now: Date): string {
  const until = now.getTime() + HOUR_MS;
  return `${path}?until=${until}&key=${sign(secret, PURPOSE, `${path} ${until}`)}`;
}

/** Tells whether a link is ours and still valid. */
export function opensPaper(
  secret: string,
  path: string,
  { until = '', key = '' }: { until?: string; key?: string },
  now: Date,
): boolean {
  return isSignedBy(secret, PURPOSE, `${path} ${until}`, key) && Number(until) > now.getTime();
}
