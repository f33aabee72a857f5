import type { Part } from '../parts.ts';
import type { Say } from '../words.ts';

/** A part of an email or a paragraph; null, false and the empty text are left out. */
export type Written = Part | string | false | null;

/** An email, written once for all languages: `t` has its sentences. */
export interface WrittenMail<Facts> {
  subject: (t: Say, facts: Facts) => string;
  body: (t: Say, facts: Facts) => Written[];
}

/** Returns an email about these facts. */
export function mail<Facts>(
  subject: WrittenMail<Facts>['subject'],
  body: WrittenMail<Facts>['body'],
): WrittenMail<Facts> {
  return { subject, body };
}
