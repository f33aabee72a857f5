import { type Infer, object, string, type } from 'superstruct';
import { pattern, size } from '../vocabulary/bounds.ts';
import { Instant, LanguageCode } from '../vocabulary/words.ts';

/** Address of a browser's push service, as the browser returns it. */
export const PushEndpoint = size(string(), 10, 1_000);

const Base64Url = pattern(size(string(), 10, 200), /^[A-Za-z0-9_-]+=*$/);

/** A device to notify, in its own language. */
export const PushDevice = object({
  endpoint: PushEndpoint,
  p256dh: Base64Url,
  auth: Base64Url,
  language: LanguageCode,
});
export type PushDevice = Infer<typeof PushDevice>;

export const PushSubscribed = type({ id: string(), created: Instant });
