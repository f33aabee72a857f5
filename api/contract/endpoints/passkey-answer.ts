import { type Infer, type object, record, string, unknown } from 'superstruct';
import { size } from '../vocabulary/bounds.ts';

/** The browser's answer to a WebAuthn call, as JSON. */
export const passkeyAnswer = { challenge_id: size(string(), 1, 1000), credential: record(string(), unknown()) };
export type PasskeyAnswer = Infer<ReturnType<typeof object<typeof passkeyAnswer>>>;
