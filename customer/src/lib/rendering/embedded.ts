import { ResponseError } from '@cubby/api/client';
import { unstable_serialize } from 'swr';

/** The data the server put into the page: the time it was drawn at and the API's answers so far. */
export interface Embedded {
  now: string;
  publicUrl: string;
  answers: EmbeddedAnswer[];
}

export interface EmbeddedAnswer {
  key: [name: string, input: object];
  data?: unknown;
  error?: { status: number; id: string; message: string };
}

export const EMBEDDED_ID = 'cubby-page';

const embedded = typeof document === 'undefined' ? null : readEmbedded();
const fresh = new Set(embedded?.answers.map(({ key }) => unstable_serialize(key)));

/** True if the server drew the page, so that the browser takes it over instead of starting again. */
export const isDrawn = embedded !== null;

let isStillTakingOver = isDrawn;

/** Returns true until React has taken over the page that the server drew: what is rendered must be the same as there. */
export function isTakingOver(): boolean {
  return isStillTakingOver;
}

export function noteTakenOver(): void {
  isStillTakingOver = false;
  window.holdTexts?.(false);
}

/** The time the page was drawn at; the browser's own if the server did not draw it. */
export const drawnAt = embedded ? new Date(embedded.now) : null;

/** Null if the server did not draw the page. */
export const embeddedPublicUrl = embedded?.publicUrl ?? null;

/** Returns the first contents of the cache: a page that came with its answers does not request them again. */
export function embeddedCache(): Map<string, object> {
  return new Map(
    embedded?.answers.map(({ key, data, error }) => [
      unstable_serialize(key),
      { data, error: error && new ResponseError(error.status, { ...error, errors: {} }, null, null), _k: key },
    ]),
  );
}

/** Returns true if an answer came with the page and is as new as the page. */
export function isEmbeddedAnswer(key: unknown): boolean {
  return fresh.has(unstable_serialize(key as [string, object]));
}

/** Lets embedded answers age like all others once the visitor has gone on to another page. */
export function expireEmbeddedAnswers(): void {
  fresh.clear();
}

function readEmbedded(): Embedded | null {
  const text = document.getElementById(EMBEDDED_ID)?.textContent;
  return text ? (JSON.parse(text) as Embedded) : null;
}
