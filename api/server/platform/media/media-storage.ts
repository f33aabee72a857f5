import type { Readable } from 'node:stream';
import { CubbyError } from '../../../contract/errors.ts';

/** A file to store: whole, or as a stream of so many bytes. */
export type Content = Buffer | { stream: Readable; bytes: number };

/**
 * The originals of uploaded pictures, the only files that cannot be made again. A name is used once, so that its file never
 * changes.
 */
export interface MediaStorage {
  /** Opens a file; null if there is none. @throws MediaFailure */
  read: (name: string) => Promise<Readable | null>;
  /** Stores a file, whole or not at all. @throws MediaFailure */
  write: (name: string, content: Content) => Promise<void>;
  /** Removes a file, if it is there. @throws MediaFailure */
  remove: (name: string) => Promise<void>;
  /** Lists all files, in no order. @throws MediaFailure */
  list: () => AsyncIterable<ListedFile>;
}

export interface ListedFile {
  name: string;
  bytes: number;
}

/** Time limits of a bucket, milliseconds. */
export interface BucketBounds {
  /** The limit of one call, with its repetition and all of its bytes. */
  patienceMs?: number;
  /** The pause after a call without an answer. */
  restMs?: number;
}

export interface HasMedia {
  media: MediaStorage;
}

/** Thrown when a bucket refuses or does not answer. People are told to try again; the cause is a sentence for the operator. */
export class MediaFailure extends CubbyError {
  override readonly cause: Error;
  /** The storage's name of the failure. It is no `code`, by which failures of the database are recognised. */
  readonly reason: string;
  /** True where only the operator can help: a wrong key, a missing bucket. */
  readonly isLasting: boolean;

  constructor(sentence: string, reason: string, isLasting: boolean) {
    super('UNAVAILABLE', 'The storage of pictures cannot answer now: try again in a moment.');
    this.cause = new Error(sentence);
    this.reason = reason;
    this.isLasting = isLasting;
  }
}
